/* table.h - constant tables: `static const int order[4] = {2, 0, 3, 1};`. */
#ifndef TABLE_H
#define TABLE_H

#include "ast.h"

enum { MOST_IN_TABLE = 64 };

/* The numbers of a table, those of all its rows one after the other. */
typedef struct Table {
    int64_t numbers[MOST_IN_TABLE];
    int count;
} Table;

/* Reads the table of integers that a variable is; false where it is none, is too long or
 * has elements that are not known. */
bool table_read(const Decl *d, Table *table);

#endif
