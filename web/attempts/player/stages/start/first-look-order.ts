import type { QuestionState } from '@bac/exam/attempt/attempt.ts';

export const isAnswered = ({ answer }: QuestionState): boolean => answer !== undefined;

export const firstNote = ({ highlights }: QuestionState): string | undefined =>
  highlights.find(({ note }) => note)?.note;

/** Unanswered questions come first, then marked ones with a note, then other marked ones. */
function urgency(question: QuestionState): number {
  if (!isAnswered(question)) return 0;
  if (!question.isMarked) return 3;
  return firstNote(question) === undefined ? 2 : 1;
}

/** The questions to look at before the module is submitted: the most urgent ones as rows, the rest by number. */
export function firstLookOrder(
  questions: readonly QuestionState[],
  maxRows: number,
): { rows: number[]; rest: number[] } {
  const indexes = questions
    .map((question, index) => ({ index, urgency: urgency(question) }))
    .filter((each) => each.urgency < 3)
    .toSorted((a, b) => a.urgency - b.urgency)
    .map(({ index }) => index);
  return { rows: indexes.slice(0, maxRows), rest: indexes.slice(maxRows) };
}
