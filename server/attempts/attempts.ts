import type { AttemptView, Receipt } from '@bac/contract/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { ServerEvent } from '@bac/exam/attempt/event.ts';
import { receive, type Batch } from '@bac/exam/attempt/receive.ts';
import { planAttempt } from '@bac/exam/blueprint/plan-attempt.ts';
import { recordAudit } from '../audit/audit.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';
import {
  AttemptKeeper,
  serverEvents,
  type Decision,
  type Kept,
  type Move,
} from './attempt-keeper.ts';
import { attemptView } from './attempt-view.ts';
import { heardAt } from './heard-at.ts';
import { instructionNow } from './instruction-now.ts';
import { KnownForms, type KnownForm } from './known-forms.ts';
import { openingEvents } from './open-module.ts';
import {
  findAnyAttempt,
  findAttempt,
  findPreferences,
  findRunning,
  insertAttempt,
  listDue,
  updateHeard,
  type AttemptRow,
  type FoundAttempt,
} from './store.ts';

interface Asking {
  accountId: string;
  requestId: string;
}

const usualTime = { rw: 1, math: 1 } as const;
const settledAtOnce = 200;
/** A browser with nothing to tell gives one every 15 s. */
const signOfLifeMs = 20_000;

/** The use cases of an attempt. Ownership is in every query: another person's attempt does not exist. */
export class Attempts {
  #services;
  #keeper;
  #forms;

  constructor(services: Pick<Services, 'db' | 'clock' | 'structure'>) {
    this.#services = services;
    this.#keeper = new AttemptKeeper(services);
    this.#forms = new KnownForms(services);
  }

  async start(
    given: { id: string; test: string; device: string },
    asking: Asking,
  ): Promise<AttemptView> {
    const known = await this.#forms.find(given.test);
    const { db } = this.#services;
    const { accountId } = asking;
    const found =
      (await findAttempt(db, given.id, accountId)) ??
      (await findRunning(db, accountId, given.test)) ??
      (await this.#make(given, known, asking)) ??
      (await findRunning(db, accountId, given.test));
    if (!found) throw new Refused('TEST_NOT_FOUND');
    return this.#takeOver(found, given.device);
  }

  /** Undefined when somebody was faster, or the test is not on offer. */
  async #make(
    { id, test }: { id: string; test: string },
    known: KnownForm | undefined,
    { accountId, requestId }: Asking,
  ): Promise<FoundAttempt | undefined> {
    const { db, clock } = this.#services;
    const at = clock.now();
    if (!known?.isOffered || (known.opensAt !== null && known.opensAt > at)) return undefined;
    if (known.ownerId !== null && known.ownerId !== accountId) return undefined;
    const chosen = await findPreferences(db, accountId);
    const plan = planAttempt(known.form.blueprint, {
      extraTime: chosen.extraTime ?? usualTime,
      longerBreak: chosen.longerBreak ?? false,
      extraBreaks: chosen.extraBreaks ?? false,
      pause: chosen.pause ?? false,
    });
    const row: AttemptRow = {
      id,
      accountId,
      formId: test,
      state: 'running',
      hasTextToSpeech: chosen.textToSpeech ?? false,
      startedAt: at,
      endedAt: null,
      settlesAt: null,
      heardAt: null,
    };
    return db.transaction(async (tx) => {
      if (!(await insertAttempt(tx, row))) return undefined;
      await this.#keeper.begin(tx, row, { type: 'started', form: test, plan });
      await recordAudit(tx, {
        at,
        actorId: accountId,
        action: 'attempt.started',
        subject: `attempt:${id}`,
        detail: { form: test },
        requestId,
      });
      return { ...row, lastSeq: 1 };
    });
  }

  async show(id: string, accountId: string, device?: string): Promise<AttemptView> {
    const row = await this.#own(id, accountId);
    const { kept } = await this.#keeper.move(row, (attempt) => ({
      attempt,
      log: [],
      told: undefined,
    }));
    return this.#view(kept, device);
  }

  async takeOver(id: string, accountId: string, device: string): Promise<AttemptView> {
    return this.#takeOver(await this.#own(id, accountId), device);
  }

  async #takeOver(row: FoundAttempt, device: string): Promise<AttemptView> {
    const { kept } = await this.#keeper.move(row, (attempt, now) =>
      serverEvents(
        attempt,
        now,
        isOver(attempt) || attempt.active === device ? [] : [{ type: 'took-over', device }],
      ),
    );
    return this.#view(kept, device);
  }

  async receive(id: string, accountId: string, batch: Batch): Promise<Receipt> {
    const row = await this.#own(id, accountId);
    const { kept, told } = await this.#keeper.move(row, (attempt, now) =>
      take(attempt, batch, now),
    );
    const { attempt } = kept;
    await this.#noteHeard(kept, batch.device);
    return {
      acknowledged: attempt.devices[batch.device]?.number ?? 0,
      now: this.#services.clock.now().getTime(),
      seq: attempt.seq,
      phase: attempt.phase.name,
      isActive: attempt.active === batch.device,
      superseded: told,
    };
  }

  /** What comes with events is dated by them; a mere sign of life is written down now and then. */
  async #noteHeard({ row, attempt }: Kept, device: string): Promise<void> {
    const now = this.#services.clock.now();
    const known = heardAt(row, attempt);
    if (attempt.active !== device || now.getTime() - known < signOfLifeMs) return;
    await updateHeard(this.#services.db, row.id, now);
  }

  /** Needs keys and the clock: the route follows from the answers of the first part. */
  async openModule(
    id: string,
    accountId: string,
    { device, module }: { device: string; module: number },
  ): Promise<AttemptView> {
    const row = await this.#own(id, accountId);
    const known = await this.#known(row);
    const { kept } = await this.#keeper.move(row, (attempt, now) => {
      if (attempt.active !== device) throw new Refused('OTHER_DEVICE');
      const { phase } = attempt;
      if (phase.name === 'module' && phase.module === module) return serverEvents(attempt, now, []);
      if (phase.name !== 'waiting' || phase.next !== module) throw new Refused('PART_NOT_NEXT');
      const events: ServerEvent[] = openingEvents(attempt, known, module);
      return serverEvents(attempt, now, events);
    });
    return this.#view(kept, device);
  }

  /** What the team decides about somebody's attempt. */
  async moveAny(id: string, decide: Decision<void>): Promise<void> {
    const row = await findAnyAttempt(this.#services.db, id);
    if (!row) throw new Refused('NOT_FOUND');
    await this.#keeper.move(row, decide);
  }

  /** What the clock has brought about in attempts nobody is looking at. */
  async settleDue(): Promise<number> {
    const { db, clock } = this.#services;
    const due = await listDue(db, clock.now(), settledAtOnce);
    for (const id of due) {
      const row = await findAnyAttempt(db, id);
      if (!row) continue;
      await this.#keeper.move(row, (attempt) => ({ attempt, log: [], told: undefined }));
    }
    return due.length;
  }

  async #own(id: string, accountId: string): Promise<FoundAttempt> {
    const row = await findAttempt(this.#services.db, id, accountId);
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  }

  async #known({ formId }: AttemptRow): Promise<KnownForm> {
    const known = await this.#forms.find(formId);
    if (!known) throw new Refused('TEST_NOT_FOUND');
    return known;
  }

  async #view(kept: Kept, device?: string): Promise<AttemptView> {
    const { clock, structure } = this.#services;
    const view = attemptView(kept, await this.#known(kept.row), clock.now(), device);
    const instruction = instructionNow(kept.attempt, await structure.read());
    return { ...view, ...(instruction && { instruction }) };
  }
}

const isOver = ({ phase }: Attempt): boolean =>
  phase.name === 'completed' || phase.name === 'abandoned';

function take(attempt: Attempt, batch: Batch, now: number): Move<Receipt['superseded']> {
  const received = receive(attempt, batch, now);
  if ('unknownDevice' in received) throw new Refused('DEVICE_UNKNOWN');
  if ('expected' in received) return { attempt, log: [], told: [] };
  const told = received.log.flatMap(({ event, sender }) =>
    event.type === 'superseded' && sender ? [{ number: sender.number, reason: event.reason }] : [],
  );
  return { attempt: received.attempt, log: received.log, told };
}
