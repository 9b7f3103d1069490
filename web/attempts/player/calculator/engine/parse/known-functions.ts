import { trigonometry, type AngleUnit } from './angles.ts';
import { logarithm, modulo, root, round } from './arithmetic.ts';
import { combinations, permutations } from './combinatorics.ts';

export interface KnownFunction {
  least: number;
  most: number;
  run: (...inputs: number[]) => number;
}

const one = (run: (x: number) => number): KnownFunction => ({ least: 1, most: 1, run });
const two = (run: (x: number, y: number) => number): KnownFunction => ({ least: 2, most: 2, run });

const plain: Record<string, KnownFunction> = {
  sqrt: one(Math.sqrt),
  cbrt: one(Math.cbrt),
  root: two(root),
  abs: one(Math.abs),
  ln: one(Math.log),
  log: { least: 1, most: 2, run: logarithm },
  exp: one(Math.exp),
  percent: one((x) => x / 100),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  sign: one(Math.sign),
  round: { least: 1, most: 2, run: round },
  modulo: two(modulo),
  nCr: two(combinations),
  nPr: two(permutations),
};

const build = (unit: AngleUnit): Map<string, KnownFunction> =>
  new Map([
    ...Object.entries(plain),
    ...Object.entries(trigonometry(unit)).map(
      ([name, run]) => [name, one(run)] as [string, KnownFunction],
    ),
  ]);

/** Maps, not objects: `constructor` must not be found in them. */
export const knownFunctions: Record<AngleUnit, ReadonlyMap<string, KnownFunction>> = {
  degrees: build('degrees'),
  radians: build('radians'),
};

export const constants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);
