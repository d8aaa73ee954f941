#define RATE 0.02f
#define VOLATILITY 0.30f

/* The normal distribution after Abramowitz and Stegun, 26.2.17. */
#define P 0.2316419f
#define A1 0.31938153f
#define A2 -0.356563782f
#define A3 1.781477937f
#define A4 -1.821255978f
#define A5 1.330274429f
#define ROOT 0.39894228f

float normal(float d)
{
    float k = 1 / (1 + P * fabs(d));
    float tail = ROOT * exp(-0.5f * d * d)
        * (k * (A1 + k * (A2 + k * (A3 + k * (A4 + k * A5)))));
    return d > 0 ? 1 - tail : tail;
}

kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void value(global const float *restrict price, global const float *restrict strike,
           global const float *restrict years, global float *restrict call,
           global float *restrict put)
{
    size_t i = get_global_id(0);
    float s = price[i], x = strike[i], t = years[i];
    float spread = VOLATILITY * sqrt(t);
    float d1 = (log(s / x) + (RATE + 0.5f * VOLATILITY * VOLATILITY) * t) / spread;
    float n1 = normal(d1), n2 = normal(d1 - spread);
    float discounted = x * exp(-RATE * t);
    call[i] = s * n1 - discounted * n2;
    put[i] = discounted * (1 - n2) - s * (1 - n1);
}
