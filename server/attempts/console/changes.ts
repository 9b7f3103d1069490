import { isOver, openModule, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { step } from '@bac/exam/attempt/step.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import { Refused } from '../../platform/http/refused.ts';
import { postponeResults } from '../../following/assigned-attempts.ts';
import type { Services } from '../../services.ts';
import type { Update } from '../running/attempt-repository.ts';
import type { Attempts } from '../running/attempts.ts';

/** Stores changes to attempts. Results implements it and notifies the student; the app wires it. */
export interface AttemptChanges {
  isRecorded(db: Reader, id: string): Promise<boolean>;
  record(
    tx: Transaction,
    change: {
      id: string;
      attemptId: string;
      kind: 'extended' | 'ended';
      reason: string;
      minutes: number | null;
      actorId: string;
      at: Date;
    },
  ): Promise<void>;
}

interface ChangeRequest {
  id: string;
  reason: string;
}

interface Deps {
  services: Pick<Services, 'db' | 'clock'>;
  attempts: Attempts;
  changes: AttemptChanges;
}

/** The module that is open, or the next one. */
export function findExtendable(attempt: Attempt): number | undefined {
  const { phase } = attempt;
  if (phase.name === 'waiting' || phase.name === 'break') return phase.next;
  return openModule(attempt)?.module;
}

type TeamEvent = Extract<LoggedEvent['event'], { type: 'extended' | 'abandoned' }>;

/** Appends an event of the team, with its audit entry and its change record. Idempotent: the same request id counts once. */
async function decide(
  { services: { db, clock }, attempts, changes }: Deps,
  id: string,
  actor: Actor,
  request: ChangeRequest & { minutes?: number },
  eventFor: (attempt: Attempt) => TeamEvent,
): Promise<void> {
  await attempts.updateAny(id, async (attempt, now): Promise<Update<void>> => {
    if (await changes.isRecorded(db, request.id)) return { attempt, log: [], result: undefined };
    if (isOver(attempt.phase)) throw new Refused('ATTEMPT_OVER');
    const event = eventFor(attempt);
    const logged: LoggedEvent = { seq: attempt.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(attempt, logged);
    if ('refusal' in stepped) throw new Refused('ATTEMPT_OVER');
    const kind = event.type === 'extended' ? 'extended' : 'ended';
    const at = clock.now();
    const reason = request.reason.trim();
    const minutes = request.minutes ?? null;
    return {
      attempt: stepped.attempt,
      log: [logged],
      result: undefined,
      alsoWrite: async (tx) => {
        const { endsBy } = stepped.attempt.plan;
        if (kind === 'extended') await postponeResults(tx, { attempt: id, endsBy, now: at });
        await changes.record(tx, {
          id: request.id,
          attemptId: id,
          kind,
          reason,
          minutes,
          actorId: actor.id,
          at,
        });
        await recordAudit(tx, {
          at,
          action: kind === 'extended' ? 'attempt.extended' : 'attempt.ended',
          subject: `attempt:${id}`,
          detail: { reason, ...(event.type === 'extended' && { minutes, module: event.module }) },
          ...auditFields(actor),
        });
      },
    };
  });
}

export async function extendAttempt(
  deps: Deps,
  id: string,
  actor: Actor,
  request: ChangeRequest & { minutes: number },
): Promise<void> {
  await decide(deps, id, actor, request, (attempt) => {
    const module = findExtendable(attempt);
    if (module === undefined) throw new Refused('NOTHING_TO_EXTEND');
    return { type: 'extended', module, ms: request.minutes * 60_000 };
  });
}

export async function endAttempt(
  deps: Deps,
  id: string,
  actor: Actor,
  request: ChangeRequest,
): Promise<void> {
  await decide(deps, id, actor, request, () => ({ type: 'abandoned' }));
}
