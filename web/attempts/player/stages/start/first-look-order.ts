import type { QuestionState } from '@bac/exam/attempt/attempt.ts';

export const isAnswered = ({ answer }: QuestionState): boolean => answer !== undefined;

export const firstNote = ({ highlights }: QuestionState): string | undefined =>
  highlights.find(({ note }) => note)?.note;

/** Without an answer; then marked, those with a note of the student's own first. */
function urgency(question: QuestionState): number {
  if (!isAnswered(question)) return 0;
  if (!question.isMarked) return 3;
  return firstNote(question) === undefined ? 2 : 1;
}

/** Which questions to look at before the part is submitted: the most urgent ones in full, the rest by number. */
export function firstLookOrder(
  questions: readonly QuestionState[],
  most: number,
): { rows: number[]; rest: number[] } {
  const worth = questions
    .map((question, index) => ({ index, urgency: urgency(question) }))
    .filter((one) => one.urgency < 3)
    .toSorted((one, other) => one.urgency - other.urgency)
    .map(({ index }) => index);
  return { rows: worth.slice(0, most), rest: worth.slice(most) };
}
