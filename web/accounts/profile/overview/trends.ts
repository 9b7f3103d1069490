import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import type { RangedScore } from '@bac/exam/report/score-change.ts';

type TrendName = 'total' | Section;

export interface Scored extends RangedScore {
  entry: HistoryEntry;
}

export interface Trend {
  name: TrendName;
  /** The oldest first, never empty. */
  scores: [Scored, ...Scored[]];
}

const scoreIn = (entry: HistoryEntry, name: TrendName): RangedScore | null | undefined =>
  name === 'total' ? entry.total : entry.sections.find(({ section }) => section === name);

/** The way of the total and of each section, from attempts that come newest first. What has no score yet is left out. */
export function trendsOf(attempts: readonly HistoryEntry[]): Trend[] {
  const inOrder = attempts.toReversed();
  return (['total', ...sections] as const).flatMap((name) => {
    const [first, ...later] = inOrder.flatMap((entry) => {
      const found = scoreIn(entry, name);
      return found ? [{ entry, score: found.score, low: found.low, high: found.high }] : [];
    });
    return first ? [{ name, scores: [first, ...later] }] : [];
  });
}
