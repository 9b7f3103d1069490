import type { RescoreFigures } from '@bac/contract/results/rescorings.ts';
import { sections } from '@bac/exam/item/section.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import type { RescoreTally } from '../../db/results-schema.ts';

export const emptyTally: RescoreTally = { results: 0, changed: 0, sections: {} };

/** The changes of the section scores, in points; sections whose score stays are left out. */
export const scoreChanges = (before: AttemptScore, after: AttemptScore) =>
  before.sections.flatMap(({ section, score }) => {
    const found = after.sections.find((each) => each.section === section);
    return found && found.score !== score ? [{ section, points: found.score - score }] : [];
  });

export function addToTally(
  { results, changed, ...tally }: RescoreTally,
  changes: ReturnType<typeof scoreChanges>,
): RescoreTally {
  const bySection = { ...tally.sections };
  for (const { section, points } of changes) {
    const sums = bySection[section] ?? { changed: 0, sum: 0, largest: 0 };
    bySection[section] = {
      changed: sums.changed + 1,
      sum: sums.sum + points,
      largest: Math.abs(points) > Math.abs(sums.largest) ? points : sums.largest,
    };
  }
  return {
    results: results + 1,
    changed: changed + (changes.length > 0 ? 1 : 0),
    sections: bySection,
  };
}

export const toFigures = ({ results, changed, sections: sums }: RescoreTally): RescoreFigures => ({
  results,
  changed,
  sections: sections.flatMap((section) => {
    const found = sums[section];
    if (!found) return [];
    const mean = Math.round((found.sum / found.changed) * 10) / 10;
    return [{ section, changed: found.changed, mean, largest: found.largest }];
  }),
});
