import type { Plot } from './curves/plot.ts';
import type { Problem } from './parse/problem.ts';
import type { Statement } from './parse/read-statement.ts';
import type { Fit } from './fit/regression.ts';

/** The result of an entry. Properties that do not apply are absent. */
export interface Outcome {
  /** The parsed entry. */
  statement?: Statement;
  plot?: Plot;
  /** NaN if it has no real value, such as √−1. */
  value?: number;
  /** The numbers of a list. */
  values?: number[];
  /** For a statement about numbers such as `2 + 2 = 5`. */
  isTrue?: boolean;
  fit?: Fit;
  problem?: Problem;
  /** Undefined names. Each could become a slider. */
  undefinedNames?: string[];
  /** The name in a definition such as `a = 3`, whose number a slider may change. */
  sliderName?: string;
  /** Cells of a table that are not numbers. */
  badCells?: string[];
}
