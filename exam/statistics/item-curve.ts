import type { ItemParameters } from '../item/item.ts';
import { nodes } from './quadrature.ts';

/**
 * An item during estimation: P = c + (1 − c) / (1 + exp(−(aθ + d))), where b = −d / a. The optimizer works in ln a, d and
 * logit c, which are unbounded.
 */
export interface Curve {
  logA: number;
  d: number;
  logitC: number;
}

/** The logit of c = 0: an item without guessing. */
const noGuess = -Infinity;

export const toItemCurve = ({ a, b, c }: ItemParameters): Curve => ({
  logA: Math.log(a),
  d: -a * b,
  logitC: c === 0 ? noGuess : Math.log(c / (1 - c)),
});

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export const guessOf = ({ logitC }: Curve): number => logistic(logitC);

export function toParameters(curve: Curve): ItemParameters {
  const a = Math.exp(curve.logA);
  return { a, b: -curve.d / a, c: guessOf(curve) };
}

/** Probabilities stay this far from 0 and 1, so that no logarithm is infinite. */
const edge = 1e-10;

interface Point {
  /** The probability of a right answer. */
  p: number;
  /** The derivatives of `p` with respect to ln a, d and logit c. */
  slopes: readonly [number, number, number];
}

export function pointAt({ logA, d, logitC }: Curve, ability: number): Point {
  const a = Math.exp(logA);
  const c = logistic(logitC);
  const star = logistic(a * ability + d);
  const p = Math.min(1 - edge, Math.max(edge, c + (1 - c) * star));
  const slope = (1 - c) * star * (1 - star);
  return { p, slopes: [slope * a * ability, slope, (1 - star) * c * (1 - c)] };
}

/** The probability of every answer code at every node, one row per code. */
export function chanceTable(curves: readonly Curve[]): Float64Array {
  const table = new Float64Array(2 * curves.length * nodes.length);
  for (const [item, curve] of curves.entries()) {
    const wrong = 2 * item * nodes.length;
    for (const [node, ability] of nodes.entries()) {
      const { p } = pointAt(curve, ability);
      table[wrong + node] = 1 - p;
      table[wrong + nodes.length + node] = p;
    }
  }
  return table;
}
