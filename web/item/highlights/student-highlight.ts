import type { QuestionState } from '@bac/exam/attempt/attempt.ts';

/** As an attempt keeps it: where, which colour, and perhaps a note. (`Highlight` alone is a class of the browser.) */
export type StudentHighlight = QuestionState['highlights'][number];
export type Colour = StudentHighlight['colour'];

/** A piece of one block's text, before it has a colour. */
export type BlockRange = Pick<StudentHighlight, 'block' | 'start' | 'end' | 'quote'>;
