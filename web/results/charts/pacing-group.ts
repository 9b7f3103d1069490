import type { QuestionResult } from '@bac/exam/report/outcome.ts';

export interface PacingBar {
  key: string;
  /** Its number in the module, from 1. */
  number: number;
  /** In full, for the pointer and for readers: “Question 8, incorrect, 1:42”. */
  name: string;
  result: QuestionResult;
  ms: number;
  /** Where the question is shown; without it the bar is only drawn. */
  to?: string;
}

export interface PacingGroup {
  key: string;
  name: string;
  /** Where the name is too long, as on a phone. */
  shortName: string;
  /** Under the bars at the right: “29:48 of 32:00”. */
  note: string;
  evenMs: number;
  bars: PacingBar[];
}
