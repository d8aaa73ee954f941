/* version.h - the version, which the compiler and the runtime share. */
#ifndef VERSION_H
#define VERSION_H

#define AMPCC_VERSION "0.1.0"

#endif
