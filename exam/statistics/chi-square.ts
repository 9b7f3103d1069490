/** ln Γ(x) for x > 0 (Lanczos). */
function lnGamma(x: number): number {
  const coefficients = [
    76.180_091_729_471_5, -86.505_320_329_416_8, 24.014_098_240_830_9, -1.231_739_572_450_155,
    0.001_208_650_973_866_179, -0.000_005_395_239_384_953,
  ];
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const series = coefficients.reduce(
    (sum, each, index) => sum + each / (x + index + 1),
    1.000_000_000_19,
  );
  return -base + Math.log((2.506_628_274_631 * series) / x);
}

const mostTerms = 300;
const precision = 1e-12;

/** The lower regularized incomplete gamma function, by its series; for x < a + 1. */
function lowerGamma(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < mostTerms && term > sum * precision; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - lnGamma(a));
}

/** The upper one, by its continued fraction (Lentz); for x ≥ a + 1. */
function upperGamma(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < mostTerms; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return h * Math.exp(-x + a * Math.log(x) - lnGamma(a));
}

/** The probability that a chi-square variable with that many degrees of freedom is at least this large. */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1;
  const [a, x] = [degrees / 2, chiSquare / 2];
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x);
}
