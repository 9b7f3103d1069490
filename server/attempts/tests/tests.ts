import { kindOf, type Test } from '@bac/contract/attempts/tests.ts';
import { isPaused, timeLeft, type Attempt } from '@bac/exam/attempt/attempt.ts';
import { settle } from '@bac/exam/attempt/settle.ts';
import {
  blueprints,
  isAdaptive,
  minuteCount,
  questionCount,
} from '@bac/exam/blueprint/blueprint.ts';
import { listHeldTests, type HeldTest } from '../../following/held-tests.ts';
import { listSeenItems } from '../log.ts';
import type { Services } from '../../services.ts';
import {
  listOffered,
  listResults,
  type FormSummary,
  type OfferedForm,
  type ResultRow,
} from './store.ts';

export interface RunningAttempt {
  id: string;
  formId: string;
  attempt: Attempt;
}

type TestProgress = NonNullable<Test['progress']>;
type Running = NonNullable<TestProgress['running']>;

const isInProgress = (name: Attempt['phase']['name']): name is Running['phase'] =>
  name === 'choosing' || name === 'waiting' || name === 'break' || name === 'module';

/** Summarizes an attempt in progress; null if it is over. */
function toRunning(id: string, attempt: Attempt, now: number): Running | null {
  const { phase, plan, chosen, modules } = attempt;
  if (!isInProgress(phase.name)) return null;
  const path = plan.modules.flatMap(({ section }, index) =>
    chosen.length === 0 || chosen.includes(section) ? [index] : [],
  );
  const current = phase.name === 'module' ? phase.module : 'next' in phase ? phase.next : undefined;
  return {
    attempt: id,
    phase: phase.name,
    module: current === undefined ? null : path.indexOf(current) + 1,
    modules: path.length,
    answered: modules
      .flatMap(({ questions }) => questions)
      .filter(({ answer }) => answer !== undefined).length,
    questions: path.reduce((sum, index) => sum + (plan.modules[index]?.questions ?? 0), 0),
    msLeft: phase.name === 'module' ? Math.round(timeLeft(attempt, now) ?? 0) : null,
    isPaused: isPaused(attempt),
  };
}

interface Progress {
  running: readonly RunningAttempt[];
  results: readonly ResultRow[];
  seen: ReadonlySet<string>;
  held: readonly HeldTest[];
  now: number;
}

function progressIn(
  form: FormSummary,
  { running, results, seen, held, now }: Progress,
): TestProgress {
  const own = results.filter(({ formId }) => formId === form.id);
  const totals = own.flatMap(({ total }) => total ?? []);
  const [best] = totals.toSorted((a, b) => b.score - a.score);
  const inProgress = running.find(({ formId }) => formId === form.id);
  const holding = held.find(({ formId }) => formId === form.id);
  const isPractice = kindOf[form.blueprint] === 'practice';
  return {
    completed: own.length,
    running:
      inProgress === undefined
        ? null
        : toRunning(inProgress.id, settle(inProgress.attempt, now).attempt, now),
    best: best ?? null,
    mostRight: isPractice && own.length > 0 ? Math.max(...own.map(({ right }) => right)) : null,
    latest: own[0]?.attemptId ?? null,
    seen: form.items.filter((item) => seen.has(item)).length,
    heldBy: holding ? { assignment: holding.assignment, class: holding.className } : null,
  };
}

function toTest({ form, isOwn }: OfferedForm, progress: Progress | undefined): Test {
  const blueprint = blueprints[form.blueprint];
  return {
    id: form.id,
    kind: kindOf[form.blueprint],
    name: form.name,
    sections: blueprint.sections.map(({ section }) => section),
    questions: questionCount(blueprint),
    minutes: minuteCount(blueprint),
    isAdaptive: isAdaptive(blueprint),
    isOwn,
    progress: progress ? progressIn(form, progress) : null,
  };
}

export async function listTests(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  listRunning: (accountId: string) => Promise<RunningAttempt[]>,
  accountId: string | undefined,
): Promise<Test[]> {
  const now = clock.now();
  const offered = await listOffered(db, accountId, now);
  if (accountId === undefined) return offered.map((each) => toTest(each, undefined));
  const [running, results, seen, held] = await Promise.all([
    listRunning(accountId),
    listResults(db, accountId, now),
    listSeenItems(db, accountId),
    listHeldTests(db, accountId, now),
  ]);
  const progress = { running, results, seen, held, now: now.getTime() };
  return offered.map((each) => toTest(each, progress));
}
