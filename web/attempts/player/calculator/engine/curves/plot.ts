import type { Relation } from '../parse/read-statement.ts';

export interface Point {
  x: number;
  y: number;
}

export type UnaryFunction = (t: number) => number;
export type BinaryFunction = (x: number, y: number) => number;

/** An inequality in the plane. `at` has the sign of left − right. */
export interface Condition {
  at: BinaryFunction;
  isAtLeast: boolean;
  isStrict: boolean;
  /** The edge as a curve, if the condition can be solved for y or x. */
  edge?: Curve;
}

export interface Curve {
  /** `x` means y = at(x), `y` means x = at(y). */
  along: 'x' | 'y';
  at: UnaryFunction;
}

/** The drawing of an entry. */
export type Plot =
  | ({ kind: 'curve' } & Curve)
  | { kind: 'implicit'; at: BinaryFunction }
  /** The straight lines x = root (or y = root) of an equation in one unknown. */
  | { kind: 'solutions'; axis: 'x' | 'y'; at: UnaryFunction }
  | { kind: 'region'; conditions: Condition[] }
  | { kind: 'points'; points: Point[] };

export type Inequality = Exclude<Relation, '=' | '~'>;
