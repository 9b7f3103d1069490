import type { Section } from '../item/section.ts';

/** How a question ended. One that was seen and left empty is another thing than one that time never came to. */
export const questionResults = ['right', 'wrong', 'omitted', 'not-reached'] as const;
export type QuestionResult = (typeof questionResults)[number];

/** One question of a completed attempt: what scoring found, kept for good. */
export interface Outcome {
  /** Place in the attempt's plan, and in the module; both from 0. */
  module: number;
  question: number;
  item: string;
  version: number;
  answer?: string;
  result: QuestionResult;
  /** Tried out, not scored. */
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
  /** Given to this student, and used; pauses do not count. */
  ms: number;
  usedMs: number;
  closedBy: 'student' | 'clock';
}

export const isMissed = ({ result }: { result: QuestionResult }): boolean => result !== 'right';
