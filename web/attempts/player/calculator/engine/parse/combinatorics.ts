/** The Lanczos approximation (g = 7, n = 9), accurate to about 15 digits. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

/** The logarithm of Γ(x + 1) for x > -0.5. */
function logGamma(x: number): number {
  let sum = lanczos[0]!;
  for (let i = 1; i < lanczos.length; i += 1) sum += lanczos[i]! / (x + i);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** n!, or Γ(n + 1) if n is not an integer, as graphing calculators draw it. */
export function factorial(n: number): number {
  if (!Number.isInteger(n)) {
    return n < -0.5
      ? Math.PI / (Math.sin(Math.PI * -n) * Math.exp(logGamma(-n - 1)))
      : Math.exp(logGamma(n));
  }
  if (n < 0) return Number.NaN;
  if (n > 170) return Number.POSITIVE_INFINITY;
  let product = 1;
  for (let i = 2; i <= n; i += 1) product *= i;
  return product;
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const maxFactors = 2_000;

export function permutations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return Number.NaN;
  if (r > n) return 0;
  if (r > maxFactors) return Math.exp(logGamma(n) - logGamma(n - r));
  let product = 1;
  for (let i = 0; i < r; i += 1) product *= n - i;
  return product;
}

export function combinations(n: number, r: number): number {
  if (!isCount(n) || !isCount(r)) return Number.NaN;
  if (r > n) return 0;
  const k = Math.min(r, n - r);
  if (k > maxFactors) return Math.exp(logGamma(n) - logGamma(k) - logGamma(n - k));
  let product = 1;
  for (let i = 1; i <= k; i += 1) product = (product * (n - k + i)) / i;
  return product < 2 ** 53 ? Math.round(product) : product;
}
