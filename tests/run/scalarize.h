/* scalarize.h - what a thread does to elements of a and b, and the host too. */
#if PART == 1 /* components */
float_4 v = a[i], w = {1, (float)i, 2}, z = 3;
v.xy = v.yx;
v.zw += w.wz + v.wx;
v[1] -= w.y * 2;
w = v.wzyx * 2 - w;
v *= w.yyxx + v.wzyx;
z.xyz = (v - w).zxy;
a[i] = a[i].wzyx + v;
b[i].yw = w.xz;
b[i].x += z.x + z[2] + (v * w).y;
#elif PART == 2 /* choices */
float_4 v = a[i], w = i & 1 ? v.yxwz : b[i];
int_4 c = v < w, d = (c & 3) + (v == w) * 5;
uint_4 u = {(unsigned)i, 1u, 2u, 3u};
u = (u << 3 ^ ~u) % 7u;
if (c.x)
    v = -w;
else if (d.y > 2) {
    v.x = w.y;
    w += (float_4){v.y, 0, (float)u.x, (float)d.w};
}
switch (i % 3) {
case 0:
    v += w;
    break;
case 1:;
    float_4 x = v * w;
    v = x.x > 0 ? x : w;
    break;
default:
    v = i > 9 && w.x < 2 ? (float_4){1, v.x * v.y, 2, 3} + w : v - w;
}
a[i] = v + (float_4){(float)d.x, (float)d.y, (float)u.y, (float)u.w};
b[i] = w;
#elif PART == 3 /* calls */
float_4 v = a[i], w = turned(v, 1) + b[i], whole = b[i];
int times = 0, at = i & 3;
v += turned(w, 2) * w.x;
w = (float_4){(float)next(&times), v.x, (float)next(&times), v.w};
whole[at] = v.y;
whole.x += w.z;
v.w = sum(&whole);
w.x = ({ float_4 x = v; x.y += w.x; x.y; });
for (float_4 x = v; x.x < 8 && times < 6; x += 2, times++)
    w.y += x.x;
a[i] = v;
b[i] = w - turned(whole, times & 1);
#elif PART == 4 /* helpers */
float_4 v = cross(a[i], b[i]), w = mixed(v, a[i], 0.5f);
float square = dot(w, w);
struct pair p = {v, 2};
w = first_of(p, w) + halves(v, &w);
v.xyz -= cross(w, v).zyx * square;
a[i] = mixed(v, w, (float)(i & 3));
b[i] = chosen(v, w, dot(v, w) > square);
#endif
