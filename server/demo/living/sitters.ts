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
import { drawSitter } from './plan/people.ts';
import { demoId, demoPrefix, randomOf } from './plan/seeded.ts';
import { planOpen, simulateAttempt } from './plan/simulate-attempt.ts';

type Needs = Pick<Services, 'db' | 'clock'> & { parts: LivingParts };

/** Somebody who is sitting a test at this moment, for the live monitor. */
interface Seated {
  id: string;
  accountId: string;
  formId: string;
}

const forms = ['full-1', 'full-2', 'diagnostic-1', 'practice-math-2', 'practice-rw-2'] as const;
const minute = 60_000;
const longestAway = 6 * 60 * minute;

const openedSeq = (log: readonly LoggedEvent[]): number =>
  log.findLast(({ event }) => event.type === 'module-opened')?.seq ?? 0;

export const seatsFor = (students: number): number =>
  Math.min(8, Math.max(2, Math.round(students / 25)));

const deviceOf = (attempt: string): string => demoId(`device:${attempt}`);
const sitterOf = (attempt: string) => drawSitter(randomOf(`sitter:${attempt}`));

export const listSeated = ({ db }: Pick<Needs, 'db'>): Promise<Seated[]> =>
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

/** The next one sits down; those who are there when the house opens have come some time before. */
export async function seatNext(
  { db, clock, parts }: Needs,
  { number, students, isOpening }: { number: number; students: number; isOpening: boolean },
): Promise<void> {
  const id = demoId(`seat:${number}`);
  const random = randomOf(`seat:${number}`);
  const form = await parts.findForm(drawOne(random, forms));
  const now = clock.now().getTime();
  const student = demoId(`student:${(number * 7 + 5) % students}`);
  if (!form) return;
  const longest = form.blueprint === 'full' ? 105 : form.blueprint === 'diagnostic' ? 50 : 22;
  const startsAt = new Date(now - (isOpening ? drawWhole(random, 1, longest) * minute : 0));
  const whole = simulateAttempt({
    form,
    sitter: sitterOf(id),
    startsAt,
    device: deviceOf(id),
    name: id,
  });
  const log = whole.filter(({ receivedAt }) => receivedAt <= now);
  const isOnTheWay = log.length < whole.length && log.length > 0;
  if (!isOnTheWay) return;
  await db.transaction((tx) => parts.storeLog(tx, { id, accountId: student }, log));
}

/** What the student at an open module would have done by now and has not sent yet. */
async function sendDue(
  needs: Needs,
  seated: Seated,
  attempt: Attempt,
  log: readonly LoggedEvent[],
) {
  const { id, accountId, formId } = seated;
  const form = await needs.parts.findForm(formId);
  const open = attempt.modules.at(-1);
  const device = deviceOf(id);
  const known = attempt.devices[device];
  if (!form || !open || !known) return;
  const now = needs.clock.now().getTime();
  const sent = log.filter(({ sender, seq }) => sender && seq > openedSeq(log)).length;
  const due = planOpen(attempt, { form, sitter: sitterOf(id), name: id })
    .slice(sent)
    .filter(({ after }) => open.openedAt + after <= now);
  // As a browser does that has nothing to tell; where the network is poor, not even that arrives.
  if (due.length === 0 && /[0-2]$/.test(id)) return;
  const base = known.acknowledged.at(-1)?.at ?? now;
  const events = due.map(({ after, event }, index) => ({
    number: known.number + 1 + index,
    elapsed: Math.max(0, open.openedAt + after - base),
    event,
  }));
  await needs.parts.receive(id, accountId, { device, events });
}

/** One step of somebody who is sitting: goes on with the module, or to the next one. */
async function move(needs: Needs, seated: Seated): Promise<void> {
  const { id, accountId } = seated;
  const log = await listLog(needs.db, id);
  const attempt = replay(log);
  const { phase, startedAt } = attempt;
  const now = needs.clock.now().getTime();
  const device = deviceOf(id);
  const number = (attempt.devices[device]?.number ?? 0) + 1;
  const say = (event: BrowserEvent) =>
    needs.parts.receive(id, accountId, { device, events: [{ number, elapsed: 0, event }] });
  // The house was closed meanwhile.
  if (now - startedAt > longestAway) await say({ type: 'abandoned' });
  else if (phase.name === 'module') await sendDue(needs, seated, attempt, log);
  else if (phase.name === 'choosing') {
    await say({ type: 'sections-chosen', sections: ['rw', 'math'] });
  } else if (phase.name === 'waiting' && phase.mayBreak) await say({ type: 'break-started' });
  else if (phase.name === 'waiting') {
    await needs.parts.openModule(id, accountId, { device, module: phase.next });
  } else if (phase.name === 'break' && phase.endsAt - now < 4 * minute) {
    await say({ type: 'break-ended' });
  }
}

/** No more than these ever sit down while somebody could watch, however long the house is open. */
const mostSeated = 400;

/**
 * Everybody who is sitting goes on a little, and empty seats are taken; who cannot is told of, and the others go on. False once
 * the demo is cleared.
 */
export async function moveSitters(
  needs: Needs,
  complain: (error: unknown) => void,
  { isOpening = false } = {},
): Promise<boolean> {
  const filling = await findFilling(needs.db);
  if (filling?.state !== 'full') return false;
  const seated = await listSeated(needs);
  for (const each of seated) await move(needs, each).catch(complain);
  const { total: students, seated: before } = filling;
  const free = Math.max(0, seatsFor(students) - seated.length);
  const taken = isOpening ? free : Math.min(1, free);
  for (let index = 0; index < taken && before + index < mostSeated; index += 1) {
    await seatNext(needs, { number: before + index, students, isOpening }).catch(complain);
  }
  if (taken > 0) await updateFilling(needs.db, { seated: before + taken });
  return true;
}
