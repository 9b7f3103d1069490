import type { ReadyReport, Report, ReportQuestion, SectionScore } from '@bac/contract/results.ts';
import { kindOf } from '@bac/contract/tests.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import type { Outcome } from '@bac/exam/report/outcome.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { mapItemVersions } from '../db/bank.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import { findStanding, findVisible, type Viewer, type VisibleAttempt } from './report-store.ts';
import { keysOf } from './solution.ts';
import type { ResultRow } from './store.ts';

export const testOf = ({ id, blueprint, name }: Form) => ({ id, kind: kindOf[blueprint], name });

function toQuestion(outcome: Outcome, bank: Bank, costs: Map<string, number>): ReportQuestion[] {
  const item = bank.get(outcome.item);
  if (!item) return [];
  const { skill, topic, difficulty } = item;
  const { module, question, result, answer, ms, isMarked } = outcome;
  return [
    {
      module,
      question,
      section: sectionOf(skill),
      domain: skillFacts[skill].domain,
      skill,
      topic,
      difficulty,
      result,
      answer: answer ?? null,
      keys: keysOf(item),
      ms,
      isMarked,
      points: costs.get(item.id) ?? null,
    },
  ];
}

const toSection = ({
  section,
  score,
  low,
  high,
  percentile,
  domains,
}: AttemptScore['sections'][number]): SectionScore => ({
  section,
  score,
  low,
  high,
  percentile: percentile ?? null,
  domains,
});

function toTotal({ total }: AttemptScore): ReadyReport['total'] {
  if (!total) return null;
  const { score, low, high, percentile } = total;
  return { score, low, high, percentile: percentile ?? null };
}

async function ready(
  { db }: Pick<Services, 'db'>,
  { attempt, form, student }: VisibleAttempt,
  result: ResultRow,
  isOwn: boolean,
): Promise<ReadyReport> {
  const { outcomes, score, modules } = result;
  const [bank, standing] = await Promise.all([
    mapItemVersions(db, outcomes),
    findStanding(db, result),
  ]);
  const costs = new Map(
    score.sections.flatMap(({ gains }) => gains.map(({ item, points }) => [item, points])),
  );
  const trial = outcomes.filter(({ isPretest }) => isPretest).length;
  return {
    state: 'ready',
    attempt: attempt.id,
    test: testOf(form),
    student: student.name,
    isOwn,
    startedAt: attempt.startedAt.toISOString(),
    completedAt: result.completedAt.toISOString(),
    ...standing,
    seenBefore: result.seenBefore,
    method: result.method,
    total: toTotal(score),
    sections: score.sections.map(toSection),
    scored: outcomes.length - trial,
    trial,
    modules: modules.map((module) => ({ ...module, route: module.route ?? null })),
    questions: outcomes.flatMap((outcome) => toQuestion(outcome, bank, costs)),
    gains: result.gains,
    goal:
      isOwn && student.goalScore !== null
        ? { score: student.goalScore, testDate: student.testDate }
        : null,
  };
}

/** What a person may know of an attempt. Whoever has no right to it learns no more than of one that never was. */
export async function readReport(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<Report> {
  const found = await findVisible(services.db, id, viewer, services.clock.now());
  if (!found) throw new Refused('NOT_FOUND');
  const { attempt, form, result } = found;
  const isOwn = attempt.accountId === viewer.accountId;
  if (result) return ready(services, found, result, isOwn);
  if (!isOwn && !viewer.seesAll) throw new Refused('NOT_FOUND');
  const state = ({ running: 'unfinished', completed: 'scoring', abandoned: 'abandoned' } as const)[
    attempt.state
  ];
  return { state, attempt: id, test: testOf(form) };
}
