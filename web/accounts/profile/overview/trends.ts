import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import type { ListedScore } from '@bac/contract/results/score-range.ts';

type TrendName = 'total' | Section;

export interface ScoredAttempt extends ListedScore {
  method: string;
  entry: HistoryEntry;
}

export interface Trend {
  name: TrendName;
  /** Oldest first, never empty. */
  scores: [ScoredAttempt, ...ScoredAttempt[]];
}

const scoreIn = (entry: HistoryEntry, name: TrendName): ListedScore | null | undefined =>
  name === 'total' ? entry.total : entry.sections.find(({ section }) => section === name);

/** The trend of the total and of each section; expects attempts newest first. Attempts without a score are skipped. */
export function trendsOf(attempts: readonly HistoryEntry[]): Trend[] {
  const oldestFirst = attempts.toReversed();
  return (['total', ...sections] as const).flatMap((name) => {
    const [first, ...later] = oldestFirst.flatMap((entry) => {
      const found = scoreIn(entry, name);
      if (!found) return [];
      const { score, low, high, isProvisional } = found;
      return [{ entry, score, low, high, isProvisional, method: entry.method }];
    });
    return first ? [{ name, scores: [first, ...later] }] : [];
  });
}
