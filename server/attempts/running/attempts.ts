import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { mayTakeOver } from '@bac/exam/attempt/log-limits.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import { planAttempt } from '@bac/exam/blueprint/plan-attempt.ts';
import { auditedBy, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { findAssignmentOf, findOpenAssignment, insertAssigned } from '../../following/assigned.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  AttemptKeeper,
  serverEvents,
  type Decision,
  type Kept,
  type Moved,
} from './attempt-keeper.ts';
import { attemptView, instructionNow } from './attempt-view.ts';
import { heardAt } from './heard-at.ts';
import { FormCache, type CachedForm } from './form-cache.ts';
import { openingEvents } from './open-module.ts';
import { readRunning, type RunningAttempt } from './read-running.ts';
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
import { takeBatch, type Taken } from './take-batch.ts';

/** What a browser asks to start; the id is its own. */
interface Start {
  id: string;
  test: string;
  /** What a class expects it for. */
  assignment?: string | undefined;
}

const usualTime = { rw: 1, math: 1 } as const;
/** A whole school may let its time run out at the same moment. */
const settledAtOnce = 5000;
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
    this.#forms = new FormCache(services);
  }

  async start(given: Start & { device: string }, actor: Actor): Promise<AttemptView> {
    const known = await this.#forms.find(given.test);
    const { id: accountId } = actor;
    const found =
      (await findAttempt(this.#services.db, given.id, accountId)) ??
      (await this.#underWay(given, accountId)) ??
      (await this.#make(given, known, actor)) ??
      (await this.#underWay(given, accountId));
    if (!found) throw new Refused(given.assignment ? 'ASSIGNMENT_NOT_NOW' : 'TEST_NOT_FOUND');
    return this.#takeOver(found, given.device);
  }

  /** One attempt at a form at a time; what is sat for a class is not mixed up with anything else. */
  async #underWay(
    { test, assignment }: Start,
    accountId: string,
  ): Promise<FoundAttempt | undefined> {
    const { db } = this.#services;
    const found = await findRunning(db, accountId, test);
    if (found && assignment && (await findAssignmentOf(db, found.id)) !== assignment) {
      throw new Refused('ASSIGNMENT_OTHER_ATTEMPT');
    }
    return found;
  }

  /** Undefined when somebody was faster, or the test is not on offer, or not by the terms of the assignment. */
  async #make(
    { id, test, assignment, device }: Start & { device: string },
    known: CachedForm | undefined,
    actor: Actor,
  ): Promise<FoundAttempt | undefined> {
    const { db, clock } = this.#services;
    const { id: accountId } = actor;
    const at = clock.now();
    // What was taken out of use is still sat where a class expects it; whether one does is asked below.
    if (!known || !(known.isOffered || assignment !== undefined)) return undefined;
    if (known.opensAt !== null && known.opensAt > at) return undefined;
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
      packedAt: null,
    };
    const begun = await db.transaction(async (tx) => {
      const wish = assignment ? { assignment, student: accountId, test, at } : undefined;
      const assigned = wish && (await findOpenAssignment(tx, wish));
      if ((wish && !assigned) || !(await insertAttempt(tx, row))) return undefined;
      if (wish) await insertAssigned(tx, { ...wish, attempt: id });
      const kept = await this.#keeper.begin(
        tx,
        row,
        { type: 'started', form: test, plan },
        ({ phase }) => [
          // The class's teacher has chosen already.
          ...(assigned && phase.name === 'choosing'
            ? [{ type: 'sections-chosen', sections: assigned.sections } as const]
            : []),
          { type: 'took-over', device },
        ],
      );
      await recordAudit(tx, {
        at,
        action: 'attempt.started',
        subject: `attempt:${id}`,
        detail: { form: test, ...(assignment !== undefined && { assignment }) },
        ...auditedBy(actor),
      });
      return kept;
    });
    if (!begun) return undefined;
    this.#keeper.keep(begun);
    return { ...row, lastSeq: begun.attempt.seq };
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

  /** Where the attempts of this person that are under way stand. */
  listRunning(accountId: string): Promise<RunningAttempt[]> {
    return readRunning(this.#services.db, this.#keeper, accountId);
  }

  async takeOver(id: string, accountId: string, device: string): Promise<AttemptView> {
    return this.#takeOver(await this.#own(id, accountId), device);
  }

  async #takeOver(row: FoundAttempt, device: string): Promise<AttemptView> {
    const { kept } = await this.#keeper.move(row, (attempt, now) => {
      const isNeedless = isFinal(attempt.phase) || attempt.active === device;
      if (!isNeedless && !mayTakeOver(attempt, device)) throw new Refused('TOO_MANY_DEVICES');
      return serverEvents(attempt, now, isNeedless ? [] : [{ type: 'took-over', device }]);
    });
    return this.#view(kept, device);
  }

  async receive(id: string, accountId: string, batch: Batch): Promise<Receipt> {
    const decide: Decision<Taken> = (attempt, now) => takeBatch(attempt, batch, now);
    const { kept, told } = await this.#moveOwn(id, accountId, decide);
    const { attempt } = kept;
    await this.#noteHeard(kept, batch.device);
    return {
      acknowledged: attempt.devices[batch.device]?.number ?? 0,
      now: this.#services.clock.now().getTime(),
      seq: attempt.seq,
      phase: attempt.phase.name,
      isActive: attempt.active === batch.device,
      ...told,
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
    const decide: Decision<void> = async (attempt, now) => {
      if (attempt.active !== device) throw new Refused('OTHER_DEVICE');
      const { phase } = attempt;
      if (phase.name === 'module' && phase.module === module) return serverEvents(attempt, now, []);
      if (phase.name !== 'waiting' || phase.next !== module) throw new Refused('PART_NOT_NEXT');
      const known = await this.#known(attempt.form);
      return serverEvents(attempt, now, openingEvents(attempt, known, module));
    };
    const { kept } = await this.#moveOwn(id, accountId, decide);
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
    const errors: unknown[] = [];
    for (const id of due) {
      try {
        const row = await findAnyAttempt(db, id);
        if (row) await this.#keeper.move(row, (attempt) => ({ attempt, log: [], told: undefined }));
      } catch (error) {
        // The others' time has run out all the same.
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'some attempts could not be settled');
    return due.length;
  }

  /** From what is kept in mind, and only where that does not do from the database. */
  async #moveOwn<Told>(
    id: string,
    accountId: string,
    decide: Decision<Told>,
  ): Promise<Moved<Told>> {
    return (
      (await this.#keeper.moveKept(id, accountId, decide)) ??
      this.#keeper.move(await this.#own(id, accountId), decide)
    );
  }

  async #own(id: string, accountId: string): Promise<FoundAttempt> {
    const row = await findAttempt(this.#services.db, id, accountId);
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  }

  async #known(formId: string): Promise<CachedForm> {
    const known = await this.#forms.find(formId);
    if (!known) throw new Refused('TEST_NOT_FOUND');
    return known;
  }

  async #view(kept: Kept, device?: string): Promise<AttemptView> {
    const { clock, structure } = this.#services;
    const view = attemptView(kept, await this.#known(kept.row.formId), clock.now(), device);
    const instruction = instructionNow(kept.attempt, await structure.read());
    return { ...view, ...(instruction && { instruction }) };
  }
}
