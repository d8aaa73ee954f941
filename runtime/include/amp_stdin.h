/* amp_stdin.h - the file that the host compiler compiles: the translation of
 * an .ampc file, which ampcc writes to the compiler's standard input. */
#include "/dev/stdin"

#ifndef AMPC_HOST /* its first line */
#error "the host compiler did not read the translation; --save-temps has it read a file"
#endif
