/* The default handler's line and exit status; a handler that returns; exit
 * with work under way. */
#include "child.h"

static int memory[64];

static void divides_not(void)
{
    int *y = amp_view(memory, 64);
    scale.file = "foo.ampc";
    scale.line = 22;
    test_scale(NULL, y, 0, 1, 1);
}

enum { WHERE = __LINE__ + 4 };

static void null_default(void)
{
    amp_set_default_accelerator(NULL);
}

static void through_a_pointer(void)
{
    amp_status (*set)(amp_accelerator) = amp_set_default_accelerator;
    set(NULL);
}

static void no_device(void)
{
    setenv("AMP_ACCELERATOR", "no such thing", 1);
    amp_default_view();
}

/* No driver at all: the loader looks for them in a folder that is empty. */
static void no_driver(void)
{
    setenv("OCL_ICD_VENDORS", "/proc/self/task/none", 1);
    amp_default_view();
}

static void in_flight(void)
{
    enum { SIZE = 1 << 20 };
    static int large[SIZE], out[SIZE];
    int *y = amp_view(large, SIZE);
    for (int i = 0; i < 50; i++)
        test_scale(NULL, y, SIZE, 1, 1);
    amp_copy_to_host_async(y, out);
}

int main(void)
{
    char text[4096], place[512];
    CHECK(child_says(divides_not, text, sizeof text) == 3);
    CHECK(strstr(text, "handler: foo.ampc:22: parallel_for_each: extent (0)"
                       " has a dimension that is not positive\n"));
    CHECK(child_says(null_default, text, sizeof text) == 3);
    snprintf(place, sizeof place, "handler: %s:%d: amp_set_default_accelerator:"
             " the accelerator is NULL\n", __FILE__, WHERE);
    CHECK(strstr(text, place));
    CHECK(child_says(through_a_pointer, text, sizeof text) == 3);
    CHECK(strstr(text, "handler: amp_set_default_accelerator:"
                       " the accelerator is NULL\n"));
    CHECK(child_says(no_device, text, sizeof text) == 3);
    CHECK(strstr(text, "no device fits AMP_ACCELERATOR=no such thing"));
    CHECK(child_says(no_driver, text, sizeof text) == 3);
    CHECK(strstr(text, "amp_default_view: no OpenCL device was found:"
                       " no OpenCL driver is installed"));
    CHECK(child_says(in_flight, text, sizeof text) == 0);
    CHECK(!strstr(text, "handler:"));

    CHECK(amp_set_error_handler(test_note, text) == NULL);
    CHECK(amp_set_error_handler(NULL, NULL) == test_note);
    CHECK(!strcmp(amp_status_name(AMP_DEVICE_LOST), "AMP_DEVICE_LOST"));
    CHECK(!strcmp(amp_status_name(AMP_OK), "AMP_OK"));
    CHECK(amp_status_name((amp_status)99));
    return 0;
}
