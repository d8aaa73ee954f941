/* type.h - questions about types, and how they are written. */
#ifndef TYPE_H
#define TYPE_H

#include "ast.h"

/* A type as the user writes it: "array_view(const float, 2)". */
const char *type_string(const Type *t);

/* A declaration of `name` with a type in C or, for host files, `T name[4]`;
 * a name of "" gives the type alone. */
const char *type_declare(const Type *t, const char *name);

/* What kind of type it is; bool and enumerations are integers. */
bool type_is_integer(const Type *t);
bool type_is_floating(const Type *t);
bool type_is_arithmetic(const Type *t);
bool type_is_unsigned(const Type *t);
bool type_is_wide(const Type *t);   /* an integer of 32 bits or more */
bool type_is_vector(const Type *t); /* of two lanes or more: one alone is a number */
bool type_is_number(const Type *t); /* arithmetic, neither volatile nor atomic */
bool type_is_value(const Type *t);  /* a number or a vector, that is not volatile */
bool type_is_handle(const Type *t); /* a view or an array */
bool type_is_erased(const Type *t); /* which OpenCL C has functions for, no objects */
bool type_is_const(const Type *t); /* for an array, also its elements */
bool type_same(const Type *a, const Type *b); /* qualifiers apart */

/* Whether a type of numbers has each value of another one. */
bool type_holds(const Type *t, const Type *of);

/* The least multiple of `align` that is not below `offset`. */
long align_up(long offset, long align);

/* What an array is made of, also one of arrays; other types as they are. */
const Type *type_element(const Type *t);

/* The type without qualifiers, so that it can be assigned to; an array type. */
Type *type_assignable(const Type *t);
Type *type_array(Type *of, long count);

/* The types of new numbers: one object each, which never changes. */
Type *type_int(void);
Type *type_long(void);
Type *type_uint(void);
Type *type_ulong(void);
Type *type_narrow(bool is_unsigned);

/* The rank of an index or an extent, tiled or not: a number is one of rank 1. */
int type_rank(const Type *t);

/* The type of a vector's lanes; other types as they are. */
const Type *type_lane(const Type *t);

/* The letter of a scalar in type.def; 0 for other types. */
char type_class(const Type *t);

/* OpenCL C's name of a scalar, `uchar` and so on. */
const char *type_opencl(const Type *t);

/* Whether `test` holds for `t` or for anything inside it by value. */
bool type_any(const Type *t, bool (*test)(const Type *));

#endif
