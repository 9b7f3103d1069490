/** The words that a student may type, in upper or lower case, and their names in the engine. */
const functionWords: Record<string, string> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  csc: 'csc',
  sec: 'sec',
  cot: 'cot',
  asin: 'asin',
  acos: 'acos',
  atan: 'atan',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  sqrt: 'sqrt',
  cbrt: 'cbrt',
  root: 'root',
  nthroot: 'root',
  abs: 'abs',
  ln: 'ln',
  log: 'log',
  exp: 'exp',
  floor: 'floor',
  ceil: 'ceil',
  sign: 'sign',
  round: 'round',
  mod: 'modulo',
  ncr: 'nCr',
  npr: 'nPr',
  min: 'min',
  max: 'max',
  mean: 'mean',
  median: 'median',
  total: 'total',
  sum: 'sum',
  length: 'length',
  stdev: 'stdev',
  gcd: 'gcd',
  lcm: 'lcm',
};

const numberWords: Record<string, string> = { pi: 'pi', ans: 'ans', theta: 'theta' };

const functions = new Map(Object.entries(functionWords));
const numbers = new Map(Object.entries(numberWords));

/** Longest first, so that `arcsin` is not read as `a·r·c·sin`. */
const all = [...functions.keys(), ...numbers.keys(), 'of'].toSorted((a, b) => b.length - a.length);

export interface Word {
  length: number;
  kind: 'function' | 'name' | 'of';
  name: string;
}

/** The known word at the start of a run of letters. */
export function wordAt(letters: string): Word | undefined {
  const lower = letters.toLowerCase();
  const found = all.find((word) => lower.startsWith(word));
  if (found === undefined) return undefined;
  const asFunction = functions.get(found);
  if (asFunction !== undefined) return { length: found.length, kind: 'function', name: asFunction };
  if (found === 'of') return { length: 2, kind: 'of', name: found };
  return { length: found.length, kind: 'name', name: numbers.get(found)! };
}

/** Names that no entry may define. */
export const reservedNames = new Set(['x', 'y', 'e', 'pi', 'ans']);
