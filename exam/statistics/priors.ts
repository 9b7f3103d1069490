import { guessOf, type Curve } from './item-curve.ts';

/**
 * What is expected of an item before anybody answers: ln a is normal (a is lognormal), b is normal and wide, c is Beta(5, 17),
 * whose mode is one in five. With few answers an estimate stays near them instead of running away.
 */
export interface Priors {
  logA: { mean: number; deviation: number };
  b: { mean: number; deviation: number };
  c: { alpha: number; beta: number };
}

export const usualPriors: Priors = {
  logA: { mean: Math.log(1.2), deviation: 0.5 },
  b: { mean: 0, deviation: 2 },
  c: { alpha: 5, beta: 17 },
};

interface Pull {
  log: number;
  /** In ln a, d and logit c; and the curvature of each, which is never negative. */
  slopes: [number, number, number];
  curvatures: [number, number, number];
}

/** How well a curve agrees with what is expected of it, and which way it is pulled. */
export function pullOf(curve: Curve, { logA, b, c }: Priors): Pull {
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
