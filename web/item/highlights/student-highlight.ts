import type { QuestionState } from '@bac/exam/attempt/attempt.ts';

/** A highlight of an attempt: position, color and optional note. (`Highlight` is a class of the browser.) */
export type StudentHighlight = QuestionState['highlights'][number];
export type HighlightColor = StudentHighlight['colour'];

/** A range of one block's text, without a color. */
export type BlockRange = Pick<StudentHighlight, 'block' | 'start' | 'end' | 'quote'>;
