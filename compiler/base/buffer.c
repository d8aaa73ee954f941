/* buffer.c - growing strings. */
#include "util.h"

#include <stdio.h>
#include <string.h>

/* Makes room for `extra` bytes and the terminator. */
static void reserve(Buffer *b, size_t extra)
{
    size_t needed = b->length + extra + 1;
    if (needed <= b->room)
        return;
    size_t room = b->room ? b->room : 64;
    while (room < needed)
        room *= 2;
    char *text = arena_alloc(room);
    if (b->length)
        memcpy(text, b->text, b->length);
    b->text = text;
    b->room = room;
}

void buffer_add_bytes(Buffer *b, const char *s, size_t length)
{
    reserve(b, length);
    memcpy(b->text + b->length, s, length);
    b->length += length;
    b->text[b->length] = '\0';
}

void buffer_add(Buffer *b, const char *s)
{
    buffer_add_bytes(b, s, strlen(s));
}

void buffer_char(Buffer *b, char c)
{
    buffer_add_bytes(b, &c, 1);
}

void buffer_format(Buffer *b, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    reserve(b, (size_t)length);
    va_start(args, format);
    vsnprintf(b->text + b->length, (size_t)length + 1, format, args);
    va_end(args);
    b->length += (size_t)length;
}
