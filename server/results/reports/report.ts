import type {
  ReadyReport,
  Report,
  ReportQuestion,
  SectionScore,
} from '@bac/contract/results/results.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sectionOf, skillFacts } from '@bac/exam/item/taxonomy.ts';
import { timingOf, type Outcome } from '@bac/exam/report/outcome.ts';
import { skillsToPractice } from '@bac/exam/report/skills-to-practice.ts';
import { percentileRange } from '@bac/exam/scoring/percentile.ts';
import { isProvisional, isScored, type AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { mapItemVersions } from '../../bank/item-versions.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { listChanges, toChange } from '../changes.ts';
import {
  findHistorySummary,
  findVisible,
  isAssignmentOver,
  canSeeAnyState,
  type Viewer,
  type VisibleAttempt,
} from './report-store.ts';
import { countSkills } from './pooled-skills.ts';
import { keysOf } from '../solution.ts';
import type { StoredResult } from '../store.ts';

export const testOf = ({ id, blueprint, name }: Pick<Form, 'id' | 'blueprint' | 'name'>) => ({
  id,
  kind: kindOf[blueprint],
  name,
});

interface QuestionContext {
  bank: Bank;
  costs: ReadonlyMap<string, number>;
  hasKeys: boolean;
}

function toQuestion(outcome: Outcome, { bank, costs, hasKeys }: QuestionContext): ReportQuestion[] {
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
      keys: hasKeys ? keysOf(item) : [],
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
  domains,
}: AttemptScore['sections'][number]): SectionScore => ({
  section,
  score,
  low,
  high,
  percentile: percentileRange(section, { low, high }) ?? null,
  // Stored results call the strength `standing`.
  domains: domains.map(({ standing, ...domain }) => ({ ...domain, strength: standing })),
});

function toTotal({ total }: AttemptScore): ReadyReport['total'] {
  if (!total) return null;
  const { score, low, high } = total;
  return { score, low, high, percentile: percentileRange('total', { low, high }) ?? null };
}

/** More at once would be a list and not advice. */
const mostToPractice = 3;

async function toReadyReport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { attempt, form, student, isTaught, assignment }: VisibleAttempt,
  result: StoredResult,
  { isOwn, seesAnyState }: { isOwn: boolean; seesAnyState: boolean },
): Promise<ReadyReport> {
  const { outcomes, score, modules, invalidatedAt, invalidReason } = result;
  const [bank, summary, changes, skillCounts] = await Promise.all([
    mapItemVersions(db, outcomes),
    findHistorySummary(db, result, clock.now()),
    seesAnyState ? listChanges(db, attempt.id) : [],
    isOwn ? countSkills(db, [attempt.accountId], clock.now()) : undefined,
  ]);
  const costs = new Map(
    score.sections.flatMap(({ gains }) => gains.map(({ item, points }) => [item, points])),
  );
  const isForTeacher = isTaught && !seesAnyState;
  const hasKeys =
    !isForTeacher ||
    (assignment !== null && (await isAssignmentOver(db, assignment.id, clock.now())));
  const context = { bank, costs, hasKeys };
  const pretestCount = outcomes.filter(({ isPretest }) => isPretest).length;
  const droppedCount = outcomes.filter(({ isDropped }) => isDropped).length;
  return {
    state: 'ready',
    attempt: attempt.id,
    test: testOf(form),
    student: student.name,
    isOwn,
    startedAt: attempt.startedAt.toISOString(),
    completedAt: result.completedAt.toISOString(),
    invalidated: invalidatedAt && { at: invalidatedAt.toISOString(), reason: invalidReason ?? '' },
    changes: changes.map(toChange),
    ...summary,
    seenBefore: result.seenBefore,
    // These figures depend on tests outside of the class, which its teacher may not see. How many questions were new to the
    // student is part of what the result means, and names no other test.
    ...(isForTeacher && { ordinal: 1, bestBefore: null }),
    method: result.method,
    isProvisional: isProvisional(score),
    total: toTotal(score),
    sections: score.sections.map(toSection),
    scored: outcomes.filter(isScored).length,
    pretest: pretestCount,
    dropped: droppedCount,
    timing: isTaught || seesAnyState ? timingOf(modules) : null,
    modules: modules.map((module) => ({ ...module, route: module.route ?? null })),
    questions: outcomes.flatMap((outcome) => toQuestion(outcome, context)),
    practice: skillsToPractice(skillCounts?.get(attempt.accountId) ?? []).slice(0, mostToPractice),
    gains: result.gains,
    goal:
      isOwn && student.goalScore !== null
        ? { score: student.goalScore, testDate: student.testDate }
        : null,
  };
}

/** Reads the report that the viewer may see. For a viewer without any right it is the same as for an unknown attempt. */
export async function readReport(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<Report> {
  const found = await findVisible(services.db, id, viewer, services.clock.now());
  if (!found) throw new Refused('NOT_FOUND');
  const { attempt, form, result } = found;
  const isOwn = attempt.accountId === viewer.accountId;
  const seesAnyState = canSeeAnyState(viewer, attempt);
  const summary = { attempt: id, test: testOf(form) };
  const isWithheld = found.isWithheld && !viewer.seesAll && !found.isTaught;
  if (isWithheld && attempt.state === 'completed') {
    return {
      state: 'withheld',
      ...summary,
      until: found.shownFrom?.toISOString() ?? null,
    };
  }
  if (result?.invalidatedAt && !seesAnyState) return { state: 'invalidated', ...summary };
  if (result) return toReadyReport(services, found, result, { isOwn, seesAnyState });
  if (!seesAnyState) throw new Refused('NOT_FOUND');
  if (attempt.state !== 'abandoned') {
    return { state: attempt.state === 'running' ? 'unfinished' : 'scoring', ...summary };
  }
  const changes = await listChanges(services.db, id);
  const ended = changes.findLast(({ kind }) => kind === 'ended');
  return { state: 'abandoned', ...summary, endReason: ended?.reason ?? null };
}
