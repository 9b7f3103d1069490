import type { ItemVersion } from '@bac/exam/item/item.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { fingerprint } from './fingerprint.ts';
import type { BlindAnswer } from './read-reviews.ts';

const readersNeeded = 2;

/** Counts the readers who found the key in the current version of the question; 0 if one of them found another answer. */
function countAgreeing(item: ItemVersion, answers: readonly BlindAnswer[]): number {
  const seen = fingerprint(item);
  const current = answers.filter((each) => each.item === item.id && each.seen === seen);
  if (current.some(({ answer }) => !isRight(item.response, answer))) return 0;
  const sure = current.filter(({ sure: doubt }) => doubt !== 'no');
  return new Set(sure.map(({ reader }) => reader)).size;
}

/** Published items whose latest version two readers have not yet answered rightly, independently of each other. */
export const unreviewed = (
  items: readonly ItemVersion[],
  answers: readonly BlindAnswer[],
): ItemVersion[] =>
  items.filter(
    (item) => item.status === 'published' && countAgreeing(item, answers) < readersNeeded,
  );
