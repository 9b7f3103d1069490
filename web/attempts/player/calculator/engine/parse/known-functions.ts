import { trigonometry, type AngleUnit } from './angles.ts';
import { logarithm, modulo, root, round } from './arithmetic.ts';
import { combinations, permutations } from './combinatorics.ts';

export interface KnownFunction {
  minInputs: number;
  maxInputs: number;
  run: (...inputs: number[]) => number;
}

const unary = (run: (x: number) => number): KnownFunction => ({ minInputs: 1, maxInputs: 1, run });
const binary = (run: (x: number, y: number) => number): KnownFunction => ({
  minInputs: 2,
  maxInputs: 2,
  run,
});

const angleFree: Record<string, KnownFunction> = {
  sqrt: unary(Math.sqrt),
  cbrt: unary(Math.cbrt),
  root: binary(root),
  abs: unary(Math.abs),
  ln: unary(Math.log),
  log: { minInputs: 1, maxInputs: 2, run: logarithm },
  exp: unary(Math.exp),
  percent: unary((x) => x / 100),
  floor: unary(Math.floor),
  ceil: unary(Math.ceil),
  sign: unary(Math.sign),
  round: { minInputs: 1, maxInputs: 2, run: round },
  modulo: binary(modulo),
  // Conditions in braces, which only `normalizeInput` writes.
  isLess: binary((x, y) => Number(x < y)),
  isAtMost: binary((x, y) => Number(x <= y)),
  isEqual: binary((x, y) => Number(x === y)),
  nCr: binary(combinations),
  nPr: binary(permutations),
};

const build = (unit: AngleUnit): Map<string, KnownFunction> =>
  new Map([
    ...Object.entries(angleFree),
    ...Object.entries(trigonometry(unit)).map(
      ([name, run]) => [name, unary(run)] as [string, KnownFunction],
    ),
  ]);

/** Maps instead of objects, so that `constructor` is not found in them. */
export const knownFunctions: Record<AngleUnit, ReadonlyMap<string, KnownFunction>> = {
  degrees: build('degrees'),
  radians: build('radians'),
};

export const constants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);
