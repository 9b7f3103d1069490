import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { AnswerCount } from './review-store.ts';

/** Fewer answers than these say more about chance than about the question. */
const fewest = 30;

/** How the others answered; what was left empty is not among them. */
export function answerShares(
  { id, response }: ItemVersion,
  counts: readonly AnswerCount[],
): ReviewedQuestion['shares'] {
  const own = counts.filter(({ itemId, answer }) => itemId === id && answer !== 'none');
  const answers = own.reduce((sum, { count }) => sum + count, 0);
  if (answers < fewest) return null;
  const share = (answer: string): number =>
    (own.find((each) => each.answer === answer)?.count ?? 0) / answers;
  return response.kind === 'entered'
    ? { answers, right: share('right'), choices: [] }
    : {
        answers,
        right: share(response.key),
        choices: choiceIds.map((choice) => ({ id: choice, share: share(choice) })),
      };
}
