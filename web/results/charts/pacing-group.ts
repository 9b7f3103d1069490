import type { QuestionResult } from '@bac/exam/report/outcome.ts';

export interface PacingBar {
  key: string;
  /** The number of the question in its module, from 1. */
  number: number;
  /** The full name, for the tooltip and screen readers: “R&W 1, question 8, incorrect, 1:42”. */
  name: string;
  result: QuestionResult;
  ms: number;
  /** The address of the question; without it the bar is not a link. */
  to?: string;
}

export interface PacingGroup {
  key: string;
  name: string;
  /** Used if the full name does not fit, as on a phone. */
  shortName: string;
  /** The text below the bars at the right: “29:48 of 32:00”. */
  note: string;
  evenMs: number;
  bars: PacingBar[];
}
