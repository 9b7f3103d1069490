import type { ItemParameters } from '../item/item.ts';
import { guessOf, type Curve } from './item-curve.ts';

/**
 * The prior distributions of item parameters: ln a is normal (a is lognormal), b is normal and wide, c is Beta(5, 17), whose
 * mode is 0.2. With few answers, they keep an estimate from diverging.
 */
export interface Priors {
  logA: { mean: number; deviation: number };
  b: { mean: number; deviation: number };
  c: { alpha: number; beta: number };
}

export const defaultPriors: Priors = {
  logA: { mean: Math.log(1.2), deviation: 0.5 },
  b: { mean: 0, deviation: 2 },
  c: { alpha: 5, beta: 17 },
};

/** Actual difficulties scatter around the level that an author has judged by about this much. */
export const judgementError = 0.6;

/** Priors around the author's level, for an item that an author has judged; discriminations are less certain than its table says. */
export const levelPriors = (level: ItemParameters): Priors => ({
  ...defaultPriors,
  logA: { mean: Math.log(level.a), deviation: 0.35 },
  b: { mean: level.b, deviation: judgementError },
});

interface Pull {
  /** The log-prior. */
  log: number;
  /** Its derivatives with respect to ln a, d and logit c; `curvatures` are the negative second ones, never below zero. */
  slopes: [number, number, number];
  curvatures: [number, number, number];
}

/** The log-prior of a curve with its derivatives, which pull the estimate toward the prior. */
export function evaluatePriors(curve: Curve, { logA, b, c }: Priors): Pull {
  const a = Math.exp(curve.logA);
  const offA = (curve.logA - logA.mean) / logA.deviation;
  const offB = (-curve.d / a - b.mean) / b.deviation;
  const guess = guessOf(curve);
  const [up, down] = [c.alpha - 1, c.beta - 1];
  const logC = guess === 0 ? 0 : up * Math.log(guess) + down * Math.log(1 - guess);
  return {
    log: -0.5 * (offA * offA + offB * offB) + logC,
    slopes: [
      -offA / logA.deviation - (offB * (curve.d / a)) / b.deviation,
      offB / (a * b.deviation),
      up * (1 - guess) - down * guess,
    ],
    curvatures: [
      1 / logA.deviation ** 2 + (curve.d / a / b.deviation) ** 2,
      1 / (a * b.deviation) ** 2,
      (up + down) * guess * (1 - guess),
    ],
  };
}
