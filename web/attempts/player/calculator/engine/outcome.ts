import type { Plot } from './curves/plot.ts';
import type { Problem } from './parse/problem.ts';
import type { Statement } from './parse/read-statement.ts';
import type { Fit } from './fit/regression.ts';

/** What came of an entry; a part that does not apply is absent. */
export interface Outcome {
  /** How it was read, to be set in type. */
  statement?: Statement;
  plot?: Plot;
  /** NaN when it has no real value, such as √−1. */
  value?: number;
  /** `2 + 2 = 5` is neither drawn nor calculated: it is true or not. */
  isTrue?: boolean;
  fit?: Fit;
  problem?: Problem;
  /** Names nobody has given a value; each could become a slider. */
  missing?: string[];
  /** `a = 3`: the name, and that its number may be moved by a slider. */
  slides?: string;
  /** Cells of a table that are not numbers. */
  badCells?: string[];
}
