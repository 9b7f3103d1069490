import type { ReadyReport } from '@bac/contract/results/results.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { domains, type Domain } from '@bac/exam/item/taxonomy.ts';
import {
  isFamiliar,
  scoreChange,
  type RangedScore,
  type ScoreChange,
} from '@bac/exam/report/score-change.ts';
import { tally } from '@bac/exam/report/tally.ts';

interface Pair<Value> {
  earlier: Value | undefined;
  later: Value | undefined;
}

export interface ComparedScore extends Pair<RangedScore> {
  name: 'total' | Section;
  /** Present if both reports have the score. */
  change: ScoreChange | undefined;
}

export interface Share {
  right: number;
  total: number;
}

interface ComparedShare extends Pair<Share> {
  name: 'all' | Domain;
  /** The difference in percentage points, if both tests have such questions. */
  points: number | undefined;
}

export interface Comparison {
  earlier: ReadyReport;
  later: ReadyReport;
  scores: ComparedScore[];
  shares: ComparedShare[];
  usedMs: { earlier: number; later: number };
  /** The reports with more than half of their questions seen before. */
  familiar: ReadyReport[];
  hasOneMethod: boolean;
}

const scoreIn = (report: ReadyReport, name: ComparedScore['name']): RangedScore | undefined =>
  (name === 'total' ? report.total : report.sections.find(({ section }) => section === name)) ??
  undefined;

function shareIn({ questions }: ReadyReport, name: ComparedShare['name']): Share | undefined {
  const own = name === 'all' ? questions : questions.filter(({ domain }) => domain === name);
  const { right, total } = tally(own);
  return total > 0 ? { right, total } : undefined;
}

export const percentOf = ({ right, total }: Share): number => Math.round((100 * right) / total);

/** Rounded up to whole seconds as in the report, so that both show the same time and the difference matches. */
const usedIn = ({ modules }: ReadyReport): number =>
  Math.ceil(modules.reduce((sum, { usedMs }) => sum + usedMs, 0) / 1000) * 1000;

const hasAny = (pair: Pair<unknown>): boolean => Boolean(pair.earlier ?? pair.later);

/** Compares two reports, the earlier one first, in whichever order they are passed. */
export function compareReports(one: ReadyReport, other: ReadyReport): Comparison {
  const isFirst = Date.parse(one.completedAt) <= Date.parse(other.completedAt);
  const [earlier, later] = isFirst ? [one, other] : [other, one];
  const scores = (['total', ...sections] as const).map((name) => {
    const [before, after] = [scoreIn(earlier, name), scoreIn(later, name)];
    const change = before && after && scoreChange(before, after);
    return { name, earlier: before, later: after, change };
  });
  const shares = (['all', ...domains] as const).map((name) => {
    const [before, after] = [shareIn(earlier, name), shareIn(later, name)];
    const points = before && after && percentOf(after) - percentOf(before);
    return { name, earlier: before, later: after, points };
  });
  return {
    earlier,
    later,
    scores: scores.filter(hasAny),
    shares: shares.filter(hasAny),
    usedMs: { earlier: usedIn(earlier), later: usedIn(later) },
    familiar: [earlier, later].filter(({ seenBefore, questions }) =>
      isFamiliar({ seenBefore, questions: questions.length }),
    ),
    hasOneMethod: earlier.method === later.method,
  };
}
