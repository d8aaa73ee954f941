#define WIDTH 8;  /* expect-error: this semicolon is a part of the macro, wherever that is used; leave it out */
