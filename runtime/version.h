/* version.h - of the compiler and the runtime, which are one thing. */
#ifndef VERSION_H
#define VERSION_H

#define AMPCC_VERSION "0.1.0"

#endif
