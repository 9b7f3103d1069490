import { isOver, openModule, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import type { Move } from '../running/attempt-keeper.ts';
import type { Attempts } from '../running/attempts.ts';

/** Kept by results, which tells the student: wired by the app. */
export interface AttemptChanges {
  isKnown(db: Reader, id: string): Promise<boolean>;
  record(
    tx: Transaction,
    change: {
      id: string;
      attemptId: string;
      kind: 'extended' | 'ended';
      reason: string;
      minutes: number | null;
      byId: string;
      at: Date;
    },
  ): Promise<void>;
}

interface Wish {
  id: string;
  reason: string;
}

interface Needs {
  services: Pick<Services, 'db' | 'clock'>;
  attempts: Attempts;
  changes: AttemptChanges;
}

/** The part that is open, or the one that will be next. */
export function extendableOf(attempt: Attempt): number | undefined {
  const { phase } = attempt;
  if (phase.name === 'waiting' || phase.name === 'break') return phase.next;
  return openModule(attempt)?.module;
}

type TeamEvent = Extract<LoggedEvent['event'], { type: 'extended' | 'abandoned' }>;

/** One event by the team's hand, with its entry in the log and in what the student is told. The same wish twice counts once. */
async function decide(
  { services: { db, clock }, attempts, changes }: Needs,
  id: string,
  actor: Actor,
  wish: Wish & { minutes?: number },
  eventFor: (attempt: Attempt) => TeamEvent,
): Promise<void> {
  await attempts.moveAny(id, async (attempt, now): Promise<Move<void>> => {
    if (await changes.isKnown(db, wish.id)) return { attempt, log: [], told: undefined };
    if (isOver(attempt.phase)) throw new Refused('ATTEMPT_OVER');
    const event = eventFor(attempt);
    const logged: LoggedEvent = { seq: attempt.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(attempt, logged);
    if ('refusal' in stepped) throw new Refused('ATTEMPT_OVER');
    const kind = event.type === 'extended' ? 'extended' : 'ended';
    const at = clock.now();
    const reason = wish.reason.trim();
    const minutes = wish.minutes ?? null;
    return {
      attempt: stepped.attempt,
      log: [logged],
      told: undefined,
      also: async (tx) => {
        await changes.record(tx, {
          id: wish.id,
          attemptId: id,
          kind,
          reason,
          minutes,
          byId: actor.id,
          at,
        });
        await recordAudit(tx, {
          at,
          action: kind === 'extended' ? 'attempt.extended' : 'attempt.ended',
          subject: `attempt:${id}`,
          detail: { reason, ...(event.type === 'extended' && { minutes, module: event.module }) },
          ...auditedBy(actor),
        });
      },
    };
  });
}

export async function extendAttempt(
  needs: Needs,
  id: string,
  actor: Actor,
  wish: Wish & { minutes: number },
): Promise<void> {
  await decide(needs, id, actor, wish, (attempt) => {
    const module = extendableOf(attempt);
    if (module === undefined) throw new Refused('NOTHING_TO_EXTEND');
    return { type: 'extended', module, ms: wish.minutes * 60_000 };
  });
}

export async function endAttempt(
  needs: Needs,
  id: string,
  actor: Actor,
  wish: Wish,
): Promise<void> {
  await decide(needs, id, actor, wish, () => ({ type: 'abandoned' }));
}
