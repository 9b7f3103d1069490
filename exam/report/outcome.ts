import type { Section } from '../item/section.ts';

/** The result of a question. `omitted` was seen and left empty; `not-reached` was never seen. */
export const questionResults = ['right', 'wrong', 'omitted', 'not-reached'] as const;
export type QuestionResult = (typeof questionResults)[number];

/** The outcome of one question of a completed attempt, stored when the attempt is scored. */
export interface Outcome {
  /** The index of the module in the attempt's plan, and of the question in the module. */
  module: number;
  question: number;
  item: string;
  version: number;
  answer?: string;
  result: QuestionResult;
  /** The question is not scored. */
  isPretest: boolean;
  isMarked: boolean;
  /** Time in view. */
  ms: number;
}

/** A module of a completed attempt. */
export interface ModuleOutcome {
  module: number;
  section: Section;
  part: number;
  route?: 'lower' | 'higher';
  /** The time that the student was given, and the time used without pauses. */
  ms: number;
  usedMs: number;
  closedBy: 'student' | 'clock';
}

export const isMissed = ({ result }: { result: QuestionResult }): boolean => result !== 'right';
