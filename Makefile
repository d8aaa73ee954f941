# make          builds build/bin/ampcc, build/lib/libamp.{a,so}
# make demo     installs what is missing, builds, runs every sample
# make check    installs what is missing, builds, runs every test
# make install  PREFIX=/usr/local DESTDIR=
# make asan, make check-asan   the same with sanitizers, in build-asan
# make tsan, make check-tsan   the runtime's tests under ThreadSanitizer
# make check-valgrind   compiler, runtime and programs under valgrind
# make bench    BENCH=--quick   measures; bench-build makes what that needs
# make fuzz     N=1000 SEED=1   random kernels against the CPU
# make mutate   N=1000 SEED=1   bad sources of all kinds
#
# CC, CFLAGS and LDFLAGS are the user's; LLVM=<prefix> names another LLVM.

BUILD  = build
N      = 1000
SEED   = 1
PREFIX = /usr/local
CFLAGS = -O2 -g
OBJCOPY = objcopy
STRIP  = --strip-debug
LLVM  := $(shell .ci/llvm)

VERSION := $(shell sed -n 's/.*AMPCC_VERSION "\(.*\)"/\1/p' runtime/version.h)
STRICT   = -std=c11 -Wall -Wextra -Werror -MMD -MP
PARSER   = -L$(LLVM)/lib -Wl,-rpath,$(LLVM)/lib -lclang -lpthread
JSON     = -ljansson
DRIVERS  = -lOpenCL -lpthread -lm

compiler = $(patsubst %.c,$(BUILD)/obj/%.o,$(addprefix runtime/,cache_folder.c bytes.c) \
             $(wildcard compiler/*.c compiler/*/*.c))
front    = $(filter $(BUILD)/obj/compiler/front/%,$(compiler))
runtime  = $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard runtime/*.c))
headers  = $(patsubst runtime/include/%,$(BUILD)/include/ampcc/%, \
             $(wildcard runtime/include/*.h runtime/include/*/*.h))
libamp   = $(BUILD)/lib/libamp
to       = $(DESTDIR)$(PREFIX)

ifeq ($(MAKELEVEL),0)
MAKEFLAGS += -j$(shell nproc) --no-print-directory
endif

all: $(BUILD)/bin/ampcc $(BUILD)/lib/ampcc-front.so $(libamp).a $(libamp).so \
     $(headers)

# What knows libclang, which takes as long to load as a small program to be
# translated, is loaded when it is needed.
$(BUILD)/bin/ampcc: $(filter-out $(front),$(compiler))
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -rdynamic -o $@ $^ $(JSON) -lpthread -ldl

$(BUILD)/lib/ampcc-front.so: $(front)
	@mkdir -p $(@D)
	$(CC) -shared $(CFLAGS) $(LDFLAGS) -o $@ $^ $(PARSER)

$(front): PIC = -fPIC

# One object, so that a program may have names of its own such as rt_wait.
$(BUILD)/obj/libamp.o: $(runtime)
	$(CC) -r -nostdlib -o $@ $^
	$(OBJCOPY) -w --keep-global-symbol='amp*' $@

# Without what debuggers read of the runtime, most of what linkers would copy.
$(libamp).a: $(BUILD)/obj/libamp.o
	@mkdir -p $(@D)
	@rm -f $@
	$(AR) rcs $@ $^
	$(OBJCOPY) $(STRIP) $@

$(libamp).so.0: $(BUILD)/obj/libamp.o
	@mkdir -p $(@D)
	$(CC) -shared $(CFLAGS) $(LDFLAGS) -Wl,-soname,libamp.so.0 -o $@ $^ \
	    $(DRIVERS)

$(libamp).so: $(libamp).so.0
	ln -sf libamp.so.0 $@

$(BUILD)/include/ampcc/%.h: runtime/include/%.h
	@mkdir -p $(@D)
	cp $< $@

# What --explain prints: the lines of these files as strings.
$(BUILD)/obj/explain.inc: grammar/clauses.md $(wildcard grammar/explain/*.md)
	@mkdir -p $(@D)
	sed 's/[\\"]/\\&/g; s/.*/"&",/' $^ > $@

$(BUILD)/obj/compiler/driver/explain.o: $(BUILD)/obj/explain.inc

$(BUILD)/obj/compiler/%.o: compiler/%.c
	@test -n "$(LLVM)" || { echo "libclang 17 or later is missing:" \
	    "'make demo' installs it" >&2; exit 1; }
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) $(COMPILER_CFLAGS) $(PIC) -I. -Icompiler \
	    -I$(BUILD)/obj -isystem $(LLVM)/include -c -o $@ $<

$(BUILD)/obj/runtime/%.o: runtime/%.c
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(CFLAGS) -fPIC -Iruntime/include -c -o $@ $<

demo:
	@.ci/install demo
	@$(MAKE) -j"$$(nproc)" all
	@.ci/demo $(BUILD)

check:
	@.ci/install check
	@$(MAKE) -j"$$(nproc)" all
	@tests/run-all $(BUILD)

bench: bench-build
	bench/run $(BUILD)
	$(BUILD)/bench/kernels/run $(BENCH)
	bench/kernels/report $(BUILD)/bench/kernels/kernels.json

# The folder $(BUILD)/bench/kernels then measures on any machine.
bench-build: all
	bench/kernels/build $(BUILD)

fuzz: all
	tests/fuzz/run $(BUILD) --count $(N) --seed $(SEED) --reduce

mutate: all
	tests/mutate/mutate $(BUILD) --count $(N) --seed $(SEED)

# What is undefined ends a program, so that each suite sees it.
asan:
	@$(MAKE) all BUILD=build-asan STRIP= COMPILER_CFLAGS=-DARENA_MALLOC \
	    CFLAGS="-O1 -g -fsanitize=address,undefined \
	        -fno-sanitize-recover=undefined -Wno-error"

check-asan: asan
	@tests/run-all build-asan

tsan:
	@$(MAKE) all BUILD=build-tsan STRIP= CFLAGS="-O1 -g -fsanitize=thread -Wno-error"

check-tsan: tsan
	@tests/runtime/run build-tsan

check-valgrind: all
	@tests/run-valgrind $(BUILD) --all

install: all
	mkdir -p $(to)/bin $(addprefix $(to)/include/ampcc/,expand openmp) \
	    $(to)/lib/pkgconfig
	install -m 755 $(BUILD)/bin/ampcc $(to)/bin
	install -m 644 $(BUILD)/include/ampcc/*.h $(to)/include/ampcc
	install -m 644 $(BUILD)/include/ampcc/expand/*.h $(to)/include/ampcc/expand
	install -m 644 $(BUILD)/include/ampcc/openmp/*.h $(to)/include/ampcc/openmp
	install -m 644 $(libamp).a $(libamp).so.0 $(BUILD)/lib/ampcc-front.so \
	    $(to)/lib
	ln -sf libamp.so.0 $(to)/lib/libamp.so
	printf '%s\n' 'prefix=$(PREFIX)' \
	    'Name: ampcc' 'Description: the runtime of AMP C' \
	    'Version: $(VERSION)' 'Cflags: -I$${prefix}/include/ampcc' \
	    'Libs: -L$${prefix}/lib -lamp' \
	    'Libs.private: $(DRIVERS)' > $(to)/lib/pkgconfig/ampcc.pc

uninstall:
	rm -f $(to)/bin/ampcc $(to)/lib/libamp.a $(to)/lib/libamp.so \
	    $(to)/lib/libamp.so.0 $(to)/lib/ampcc-front.so \
	    $(to)/lib/pkgconfig/ampcc.pc
	rm -rf $(to)/include/ampcc

clean:
	rm -rf build build-asan build-tsan $(BUILD)

.PHONY: all demo check bench bench-build fuzz mutate asan check-asan tsan check-tsan check-valgrind install uninstall clean
.DELETE_ON_ERROR:
-include $(compiler:.o=.d) $(runtime:.o=.d)
