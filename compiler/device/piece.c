/* piece.c - the pieces of the OpenCL program, and writing to the current one.
 *
 * The text is laid out on the user's lines: put_at moves to the line of the user's file
 * that the next token is on.
 */
#include "device.h"
#include "text/source.h"

/* ---- writing ------------------------------------------------------------ */

void put(Device *dev, const char *text)
{
    if (*text) {
        buffer_add(&dev->w.piece->text, text);
        dev->w.at_line_start = false;
    }
}

void putf(Device *dev, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    put(dev, arena_vformat(format, args));
    va_end(args);
}

/* As deep as can be read: else the text grows with the depth's square. */
enum { DEEPEST = 20 };

static void put_indent(Device *dev)
{
    for (int i = 0; i < dev->w.indent && i < DEEPEST; i++)
        buffer_add(&dev->w.piece->text, "    ");
    dev->w.at_line_start = true;
}

void put_newline(Device *dev)
{
    buffer_char(&dev->w.piece->text, '\n');
    dev->w.line++;
    put_indent(dev);
}

void put_line(Device *dev, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    put_newline(dev);
    put(dev, arena_vformat(format, args));
    va_end(args);
}

enum { MAX_SKIP = 3 }; /* blank lines rather than a #line */

void put_at(Device *dev, Source *source, unsigned offset)
{
    Writer *w = &dev->w;
    const char *path;
    if (!source)
        return;
    int line = source_named_line(source, offset, &path);
    if (w->path == path && line == w->line) {
        if (!w->at_line_start)
            put(dev, " ");
        return;
    }
    Buffer *out = &w->piece->text;
    if (w->path == path && line > w->line && line - w->line <= MAX_SKIP) {
        for (; w->line < line; w->line++)
            buffer_char(out, '\n');
    } else {
        if (out->length && out->text[out->length - 1] != '\n')
            buffer_char(out, '\n');
        buffer_format(out, "#line %d \"%s\"\n", line,
                      quoted_path(path));
    }
    w->path = path;
    w->line = line;
    put_indent(dev);
}

/* ---- pieces ------------------------------------------------------------- */

static void need(Device *dev, int piece)
{
    Piece *p = dev->w.piece;
    if (!p)
        return;
    for (int i = 0; i < p->needs.count; i++)
        if (p->needs.items[i] == piece)
            return;
    list_add(&p->needs, piece);
}

bool piece_begin(Device *dev, const char *key, Writer *saved)
{
    int number = (int)(intptr_t)map_value(&dev->piece_of, key);
    if (number) {
        need(dev, number - 1);
        return false;
    }
    *saved = dev->w;
    dev->w = (Writer){.piece = NEW(Piece), .at_line_start = true};
    return true;
}

void piece_end(Device *dev, const char *key, const Writer *saved)
{
    int number = dev->pieces.count;
    Buffer *text = &dev->w.piece->text;
    if (text->length && text->text[text->length - 1] != '\n')
        buffer_char(text, '\n');
    list_add(&dev->pieces, dev->w.piece);
    *map_put(&dev->piece_of, key) = (void *)(intptr_t)(number + 1);
    dev->w = *saved;
    need(dev, number);
}

const char *piece_name(const Device *dev, const char *key)
{
    int number = (int)(intptr_t)map_value(&dev->piece_of, key);
    return dev->pieces.items[number - 1]->name;
}

bool is_in_kernel(const Device *dev)
{
    return !dev->w.instance || !dev->w.instance->function->decl;
}

const char *need_text(Device *dev, const char *key, const char *format, ...)
{
    Writer saved;
    if (piece_begin(dev, key, &saved)) {
        va_list args;
        va_start(args, format);
        put(dev, arena_vformat(format, args));
        va_end(args);
        piece_end(dev, key, &saved);
    }
    return key;
}

void need_feature(Device *dev, unsigned feature, const char *pragmas)
{
    dev->w.piece->features |= feature;
    need_text(dev, pragmas, "%s", pragmas);
}

void need_quiet(Device *dev, const char *warning)
{
    need_text(dev, warning, "#pragma clang diagnostic ignored \"%s\"\n", warning);
}
