import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';
import { replay } from '@bac/exam/attempt/replay.ts';
import { and, eq, like, sql } from 'drizzle-orm';
import { listLog } from '../../attempts/log.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { attempts } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { drawOne, drawWhole } from './plan/draws.ts';
import { findFilling, updateFilling } from './filling-store.ts';
import type { LivingParts } from './parts.ts';
import { drawTestTaker } from './plan/people.ts';
import { demoId, demoPrefix, randomOf } from './plan/seeded.ts';
import { planOpen, simulateAttempt } from './plan/simulate-attempt.ts';

type Deps = Pick<Services, 'db' | 'clock'> & { parts: LivingParts };

/** A simulated attempt in progress, for the live monitor. */
interface AttemptInProgress {
  id: string;
  accountId: string;
  formId: string;
}

const forms = ['full-1', 'full-2', 'diagnostic-1', 'practice-math-2', 'practice-rw-2'] as const;
const minute = 60_000;
const maxDurationMs = 6 * 60 * minute;

const findOpenedSeq = (log: readonly LoggedEvent[]): number =>
  log.findLast(({ event }) => event.type === 'module-opened')?.seq ?? 0;

export const slotsFor = (students: number): number =>
  Math.min(8, Math.max(2, Math.round(students / 25)));

const deviceOf = (attempt: string): string => demoId(`device:${attempt}`);
const testTakerOf = (attempt: string) => drawTestTaker(randomOf(`sitter:${attempt}`));

export const listInProgress = ({ db }: Pick<Deps, 'db'>): Promise<AttemptInProgress[]> =>
  db
    .select({ id: attempts.id, accountId: attempts.accountId, formId: attempts.formId })
    .from(attempts)
    .innerJoin(accounts, eq(accounts.id, attempts.accountId))
    .where(
      and(
        eq(attempts.state, 'running'),
        eq(accounts.isSimulated, true),
        like(sql`${attempts.id}::text`, `${demoPrefix}%`),
      ),
    );

/** Starts the next attempt; at the start of the server it started some time ago. */
export async function startNextAttempt(
  { db, clock, parts }: Deps,
  { number, students, isOpening }: { number: number; students: number; isOpening: boolean },
): Promise<void> {
  const id = demoId(`seat:${number}`);
  const random = randomOf(`seat:${number}`);
  const form = await parts.findForm(drawOne(random, forms));
  const now = clock.now().getTime();
  const student = demoId(`student:${(number * 7 + 5) % students}`);
  if (!form) return;
  const maxMinutes = form.blueprint === 'full' ? 105 : form.blueprint === 'diagnostic' ? 50 : 22;
  const startsAt = new Date(now - (isOpening ? drawWhole(random, 1, maxMinutes) * minute : 0));
  const fullLog = simulateAttempt({
    form,
    testTaker: testTakerOf(id),
    startsAt,
    device: deviceOf(id),
    name: id,
  });
  const log = fullLog.filter(({ receivedAt }) => receivedAt <= now);
  const isInProgress = log.length < fullLog.length && log.length > 0;
  if (!isInProgress) return;
  await db.transaction((tx) => parts.storeLog(tx, { id, accountId: student }, log));
}

/** Sends the events that are due by now in the open module. */
async function sendDue(
  deps: Deps,
  attemptInProgress: AttemptInProgress,
  attempt: Attempt,
  log: readonly LoggedEvent[],
) {
  const { id, accountId, formId } = attemptInProgress;
  const form = await deps.parts.findForm(formId);
  const open = attempt.modules.at(-1);
  const device = deviceOf(id);
  const deviceState = attempt.devices[device];
  if (!form || !open || !deviceState) return;
  const now = deps.clock.now().getTime();
  const sent = log.filter(({ sender, seq }) => sender && seq > findOpenedSeq(log)).length;
  const due = planOpen(attempt, { form, testTaker: testTakerOf(id), name: id })
    .slice(sent)
    .filter(({ after }) => open.openedAt + after <= now);
  // Sends an empty batch as a heartbeat, except for some attempts, which simulate a poor network.
  if (due.length === 0 && /[0-2]$/.test(id)) return;
  const base = deviceState.acknowledged.at(-1)?.at ?? now;
  const events = due.map(({ after, event }, index) => ({
    number: deviceState.number + 1 + index,
    elapsed: Math.max(0, open.openedAt + after - base),
    event,
  }));
  await deps.parts.receive(id, accountId, { device, events });
}

/** Advances one attempt: continues its module or opens the next one. */
async function advance(deps: Deps, attemptInProgress: AttemptInProgress): Promise<void> {
  const { id, accountId } = attemptInProgress;
  const log = await listLog(deps.db, id);
  const attempt = replay(log);
  const { phase, startedAt } = attempt;
  const now = deps.clock.now().getTime();
  const device = deviceOf(id);
  const number = (attempt.devices[device]?.number ?? 0) + 1;
  const sendEvent = (event: BrowserEvent) =>
    deps.parts.receive(id, accountId, { device, events: [{ number, elapsed: 0, event }] });
  // The server was down for a long time.
  if (now - startedAt > maxDurationMs) await sendEvent({ type: 'abandoned' });
  else if (phase.name === 'module') await sendDue(deps, attemptInProgress, attempt, log);
  else if (phase.name === 'choosing') {
    await sendEvent({ type: 'sections-chosen', sections: ['rw', 'math'] });
  } else if (phase.name === 'waiting' && phase.mayBreak) await sendEvent({ type: 'break-started' });
  else if (phase.name === 'waiting') {
    await deps.parts.openModule(id, accountId, { device, module: phase.next });
  } else if (phase.name === 'break' && phase.endsAt - now < 4 * minute) {
    await sendEvent({ type: 'break-ended' });
  }
}

/** Limits the attempts that are ever started here, however long the server runs. */
const maxStarts = 400;

/**
 * Advances all attempts in progress and starts new ones in free slots. Reports an attempt that fails and continues with the others.
 * Returns false once the demo is cleared.
 */
export async function advanceAttempts(
  deps: Deps,
  reportError: (error: unknown) => void,
  { isOpening = false } = {},
): Promise<boolean> {
  const filling = await findFilling(deps.db);
  if (filling?.state !== 'full') return false;
  const inProgress = await listInProgress(deps);
  for (const each of inProgress) await advance(deps, each).catch(reportError);
  const { total: students, startedLive: previouslyStarted } = filling;
  const freeSlots = Math.max(0, slotsFor(students) - inProgress.length);
  const startCount = isOpening ? freeSlots : Math.min(1, freeSlots);
  for (let index = 0; index < startCount && previouslyStarted + index < maxStarts; index += 1) {
    await startNextAttempt(deps, { number: previouslyStarted + index, students, isOpening }).catch(
      reportError,
    );
  }
  if (startCount > 0) await updateFilling(deps.db, { startedLive: previouslyStarted + startCount });
  return true;
}
