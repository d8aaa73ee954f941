/* pragma.c - finds #pragma directives and _Pragma(…) in a file's text, as
 * libclang does not expose them.
 */
#include "source.h"

#include <ctype.h>
#include <string.h>

static const char *skip_blanks(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\t'))
        p++;
    return p;
}

/* The directive's words with one blank between them: what stands from `p` to
 * the end of the line, or of the lines that continue it. */
static const char *directive_words(const char *p, const char *end,
                                   const char **after)
{
    Buffer b = {0};
    while (p < end && *p != '\n') {
        bool has_next = p + 1 < end;
        bool is_comment = has_next && *p == '/'
            && (p[1] == '*' || p[1] == '/');
        bool continues = has_next && *p == '\\'
            && (p[1] == '\n' || p[1] == '\r');
        const char *next = is_comment || *p == '"'
            ? source_skip_token(p, end) : p + 1;
        if (continues)
            next = p[1] == '\r' && p + 2 < end ? p + 3 : p + 2;
        if (is_comment || continues || isspace((unsigned char)*p)) {
            if (b.length && b.text[b.length - 1] != ' ')
                buffer_char(&b, ' ');
        } else {
            for (; p < next; p++)
                buffer_char(&b, *p);
        }
        p = next;
    }
    *after = p;
    if (b.length && b.text[b.length - 1] == ' ')
        b.text[--b.length] = '\0';
    return b.length ? b.text : "";
}

/* "STDC FP_CONTRACT OFF" where `p` stands at "#pragma STDC …", else NULL. */
static const char *pragma_words(const char *p, const char *end,
                                const char **after)
{
    static const char WORD[] = "pragma ";
    const char *words;
    if (*p != '#')
        return NULL;
    words = directive_words(skip_blanks(p + 1, end), end, after);
    return string_begins(words, WORD)
        ? words + strlen(WORD) : NULL;
}

const char *pragma_operator(const char *p, const char *end,
                            const char **after)
{
    static const char WORD[] = "_Pragma";
    const char *open = skip_blanks(p + strlen(WORD), end);
    if ((size_t)(end - p) < sizeof WORD || !string_begins(p, WORD)
        || open >= end || *open != '(')
        return NULL;
    const char *quote = skip_blanks(open + 1, end);
    if (quote >= end || *quote != '"')
        return NULL;
    Buffer b = {0};
    *after = source_skip_token(quote, end);
    for (p = quote + 1; p + 1 < *after; p++) {
        p += *p == '\\' && p + 2 < *after;
        buffer_char(&b, *p);
    }
    return b.length ? b.text : "";
}

const char *pragma_next(const Source *s, unsigned *offset)
{
    const char *p = s->text + *offset, *end = s->text + s->length;
    bool at_line_start = *offset == 0;
    while (p < end) {
        const char *after = p, *words =
            at_line_start ? pragma_words(p, end, &after) : NULL;
        if (!words && *p == '_' && (p == s->text || !source_is_letter(p[-1])))
            words = pragma_operator(p, end, &after);
        if (words) {
            *offset = (unsigned)(after - s->text);
            return words;
        }
        if (at_line_start && *p == '#') {
            p = after; /* a macro's _Pragma is where the macro is used */
            continue;
        }
        if (*p == '\n')
            at_line_start = true;
        else if (!isspace((unsigned char)*p) && !(*p == '/' && p[1] == '*'))
            at_line_start = false;
        p = source_skip_token(p, end);
    }
    return NULL;
}
