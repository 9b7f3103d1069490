import type { ItemVersion } from '@bac/exam/item/item.ts';
import { isRight } from '@bac/exam/scoring/grade.ts';
import { fingerprint } from './fingerprint.ts';
import type { BlindAnswer } from './read-reviews.ts';
import { undo, type Rewording } from './rewordings.ts';

const readersNeeded = 2;

/** Counts the readers who found the key in the current version of the question; 0 if one of them found another answer. */
function countAgreeing(
  item: ItemVersion,
  answers: readonly BlindAnswer[],
  rewordings: readonly Rewording[],
): number {
  const earlier = rewordings
    .filter((change) => change.item === item.id)
    .flatMap((change) => undo(item, change) ?? []);
  const seen = new Set([item, ...earlier].map(fingerprint));
  const current = answers.filter((each) => each.item === item.id && seen.has(each.seen));
  if (current.some(({ answer }) => !isRight(item.response, answer))) return 0;
  const sure = current.filter(({ sure: doubt }) => doubt !== 'no');
  return new Set(sure.map(({ reader }) => reader)).size;
}

/** Published items whose latest version two readers have not yet answered rightly, independently of each other. */
export const unreviewed = (
  items: readonly ItemVersion[],
  answers: readonly BlindAnswer[],
  rewordings: readonly Rewording[] = [],
): ItemVersion[] =>
  items.filter(
    (item) =>
      item.status === 'published' && countAgreeing(item, answers, rewordings) < readersNeeded,
  );
