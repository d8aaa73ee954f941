/* What calls and puts are worth after Black and Scholes, of n options. */
#define RATE 0.02f
#define VOLATILITY 0.30f
extern int n;
extern float *price, *strike, *years, *call, *put;

/* The normal distribution after Abramowitz and Stegun, 26.2.17. */
#define P 0.2316419f
#define A1 0.31938153f
#define A2 -0.356563782f
#define A3 1.781477937f
#define A4 -1.821255978f
#define A5 1.330274429f
#define ROOT 0.39894228f
