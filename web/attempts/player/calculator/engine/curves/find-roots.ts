import type { UnaryFunction } from './plot.ts';

export interface Interval {
  from: number;
  to: number;
}

const steps = 80;

/** Bisection, down to one floating-point number. The function must have opposite signs at the ends. */
function bisect(at: UnaryFunction, from: number, to: number): number {
  let [a, b] = [from, to];
  const isFirstNegative = at(a) < 0;
  for (let step = 0; step < steps; step += 1) {
    const middle = (a + b) / 2;
    const value = at(middle);
    if (value === 0) return middle;
    if (value < 0 === isFirstNegative) a = middle;
    else b = middle;
    if (a === middle && b === middle) break;
  }
  return (a + b) / 2;
}

/** Rounds to a short decimal if the function accepts it as well: 2.9999999999996 becomes 3. */
export function snap(
  value: number,
  scale: number,
  isAsGood: (candidate: number) => boolean,
): number {
  const size = Math.max(Math.abs(value), scale * 1e-3, 1e-12);
  for (const digits of [3, 6, 9]) {
    const unit = 10 ** (Math.ceil(Math.log10(size)) - digits);
    const candidate = Number((Math.round(value / unit) * unit).toPrecision(digits + 3));
    if (Math.abs(candidate - value) <= 1e-7 * size && isAsGood(candidate)) return candidate;
  }
  return value;
}

/** Rejects a change of sign at a pole, such as that of 1/x, or at a jump: at a root the value is small among its neighbors. */
function isRoot(at: UnaryFunction, root: number, distance: number, share: number): boolean {
  const near = Math.max(Math.abs(at(root - distance)), Math.abs(at(root + distance)));
  return Math.abs(at(root)) <= share * near;
}

/** Says whether a place is a turning point: values converge toward a turning point and diverge at a pole. */
function isTurn(at: UnaryFunction, t: number, width: number): boolean {
  const value = at(t);
  if (!Number.isFinite(value)) return false;
  return [-width, width].every((step) => {
    const far = Math.abs(at(t + step) - value);
    return Math.abs(at(t + step / 10) - value) <= 0.7 * far;
  });
}

/** The place between two others at which the derivative changes sign. Central differences are exact for parabolas. */
export function turningPoint(at: UnaryFunction, from: number, to: number): number {
  const h = Math.max((to - from) * 1e-4, Math.abs(from) * 1e-9, 1e-12);
  const slope = (t: number): number => at(t + h) - at(t - h);
  return bisect(slope, from, to);
}

/** The roots in the interval, crossing or touching, at most `maxCount` of them. */
export function findRoots(
  at: UnaryFunction,
  { from, to }: Interval,
  samples = 600,
  maxCount = 40,
): number[] {
  const width = (to - from) / samples;
  const roots: number[] = [];
  const add = (root: number): void => {
    const exact = snap(root, to - from, (t) => Math.abs(at(t)) <= Math.abs(at(root)) + 1e-12);
    const isNew = roots.every((other) => Math.abs(other - exact) > width * 1e-3);
    if (isNew && roots.length < maxCount) roots.push(exact);
  };
  let before = at(from);
  let [x, y] = [from + width, at(from + width)];
  if (before === 0 && y !== 0) add(from);
  for (let i = 2; i <= samples + 1; i += 1) {
    const next = from + i * width;
    const after = at(next);
    const start = x - width;
    if (y === 0 && (before !== 0 || after !== 0)) add(x);
    else if (before * y < 0) {
      const root = bisect(at, start, x);
      if (isRoot(at, root, width * 1e-3, 1e-3)) add(root);
    } else if (
      y !== 0 &&
      Math.abs(y) <= Math.abs(before) &&
      Math.abs(y) < Math.abs(after) &&
      y * after > 0
    ) {
      const touch = turningPoint(at, start, next);
      if (isRoot(at, touch, width * 0.1, 1e-6)) add(touch);
    }
    [before, x, y] = [y, next, after];
  }
  return roots.filter((root) => root >= from && root <= to);
}

/** The local maxima and minima inside the interval, without its ends and without jumps. */
export function findExtrema(
  at: UnaryFunction,
  { from, to }: Interval,
  samples = 600,
  maxCount = 40,
): { t: number; isMaximum: boolean }[] {
  const width = (to - from) / samples;
  const found: { t: number; isMaximum: boolean }[] = [];
  let [a, b] = [at(from), at(from + width)];
  for (let i = 2; i <= samples && found.length < maxCount; i += 1) {
    const c = at(from + i * width);
    const isMaximum = b >= a && b > c;
    const isMinimum = b <= a && b < c;
    if (isMaximum || isMinimum) {
      const left = from + (i - 2) * width;
      const right = left + 2 * width;
      const t = turningPoint(at, left, right);
      const value = at(t);
      const isInside = t > left + width * 1e-6 && t < right - width * 1e-6;
      const isBest = isMaximum ? value >= b : value <= b;
      if (isInside && isBest && isTurn(at, t, width)) {
        const tolerance = 1e-12 * Math.max(1, Math.abs(value));
        const exact = snap(t, to - from, (place) => Math.abs(at(place) - value) <= tolerance);
        found.push({ t: exact, isMaximum });
      }
    }
    [a, b] = [b, c];
  }
  return found;
}
