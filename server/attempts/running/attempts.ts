import type { AttemptView, Receipt } from '@bac/contract/attempts/attempts.ts';
import { isFinal } from '@bac/exam/attempt/attempt.ts';
import { mayTakeOver } from '@bac/exam/attempt/log-limits.ts';
import type { Batch } from '@bac/exam/attempt/receive.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import {
  findAssignmentOf,
  findOpenAssignment,
  insertAssignedAttempt,
} from '../../following/assigned-attempts.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import {
  AttemptRepository,
  serverEvents,
  type Decision,
  type CachedAttempt,
  type Updated,
} from './attempt-repository.ts';
import { attemptView, findInstruction } from './attempt-view.ts';
import { lastHeardAt } from './last-heard-at.ts';
import { FormCache, type CachedForm } from './form-cache.ts';
import { openingEvents } from './open-module.ts';
import { planStart } from './plan-start.ts';
import { refuseHeldTest } from './refuse-held-test.ts';
import { readRunning, type RunningAttempt } from './read-running.ts';
import {
  findAnyAttempt,
  findAttempt,
  findPreferences,
  findRunning,
  insertAttempt,
  listDue,
  newRow,
  storeHeartbeat,
  type FoundAttempt,
} from './store.ts';
import { takeBatch, type BatchResult } from './take-batch.ts';

/** A browser's request to start an attempt. The browser chooses the id, so a retry finds the same attempt. */
interface Start {
  id: string;
  test: string;
  /** The class assignment that the attempt is for. */
  assignment?: string | undefined;
}

/** The time of a whole school may run out at the same moment. */
const maxSettledPerRun = 5000;
/** How old the stored heartbeat may get before the next one is stored. An idle browser sends one every 15 s. */
const heartbeatMs = 20_000;

/** The use cases of an attempt. Ownership is in every query: another person's attempt does not exist. */
export class Attempts {
  #services;
  #repository;
  #forms;

  constructor(services: Pick<Services, 'db' | 'clock' | 'structure'>) {
    this.#services = services;
    this.#repository = new AttemptRepository(services);
    this.#forms = new FormCache(services);
  }

  async start(request: Start & { device: string }, actor: Actor): Promise<AttemptView> {
    const form = await this.#forms.find(request.test);
    const { id: accountId } = actor;
    const found =
      (await findAttempt(this.#services.db, request.id, accountId)) ??
      (await this.#findInProgress(request, accountId)) ??
      (await this.#create(request, form, actor)) ??
      (await this.#findInProgress(request, accountId));
    if (!found) throw new Refused(request.assignment ? 'ASSIGNMENT_NOT_NOW' : 'TEST_NOT_FOUND');
    return this.#takeOver(found, request.device);
  }

  /** A student has at most one attempt in progress per form. One that belongs to something else can't serve an assignment. */
  async #findInProgress(
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

  /** Returns undefined if a concurrent request was faster, or if the test or its assignment is not open now. */
  async #create(
    { id, test, assignment, device }: Start & { device: string },
    cachedForm: CachedForm | undefined,
    actor: Actor,
  ): Promise<FoundAttempt | undefined> {
    const { db, clock } = this.#services;
    const { id: accountId } = actor;
    const at = clock.now();
    // A retired test can still be taken for an assignment; the transaction below checks the assignment.
    if (!cachedForm || !(cachedForm.isOffered || assignment !== undefined)) return undefined;
    if (cachedForm.opensAt !== null && cachedForm.opensAt > at) return undefined;
    if (cachedForm.ownerId !== null && cachedForm.ownerId !== accountId) return undefined;
    if (cachedForm.isForClasses && assignment === undefined) return undefined;
    const preferences = await findPreferences(db, accountId);
    const created = await db.transaction(async (tx) => {
      const query = assignment ? { assignment, student: accountId, test, at } : undefined;
      const openAssignment = query && (await findOpenAssignment(tx, query));
      if (query && !openAssignment) return undefined;
      if (!query) await refuseHeldTest(tx, accountId, test, at);
      const plan = planStart(cachedForm.form.blueprint, preferences, openAssignment);
      const row = newRow({
        id,
        accountId,
        formId: test,
        hasTextToSpeech: preferences.textToSpeech ?? false,
        startedAt: at,
        endsBy: plan.endsBy === undefined ? null : new Date(plan.endsBy),
      });
      if (!(await insertAttempt(tx, row))) return undefined;
      if (query) await insertAssignedAttempt(tx, { ...query, attempt: id });
      const cached = await this.#repository.startLog(
        tx,
        row,
        { type: 'started', form: test, plan },
        ({ phase }) => [
          // The teacher has chosen the sections in the assignment.
          ...(openAssignment && phase.name === 'choosing'
            ? [{ type: 'sections-chosen', sections: openAssignment.sections } as const]
            : []),
          { type: 'took-over', device },
        ],
      );
      await recordAudit(tx, {
        at,
        action: 'attempt.started',
        subject: `attempt:${id}`,
        detail: { form: test, ...(assignment !== undefined && { assignment }) },
        ...auditFields(actor),
      });
      return cached;
    });
    if (!created) return undefined;
    this.#repository.cache(created);
    return { ...created.row, lastSeq: created.attempt.seq };
  }

  async show(id: string, accountId: string, device?: string): Promise<AttemptView> {
    const row = await this.#own(id, accountId);
    const { cached: entry } = await this.#repository.update(row, (attempt) => ({
      attempt,
      log: [],
      result: undefined,
    }));
    return this.#view(entry, device);
  }

  /** The person's attempts in progress. */
  listRunning(accountId: string): Promise<RunningAttempt[]> {
    return readRunning(this.#services.db, this.#repository, accountId);
  }

  async takeOver(id: string, accountId: string, device: string): Promise<AttemptView> {
    return this.#takeOver(await this.#own(id, accountId), device);
  }

  async #takeOver(row: FoundAttempt, device: string): Promise<AttemptView> {
    const { cached: entry } = await this.#repository.update(row, (attempt, now) => {
      const isNeedless = isFinal(attempt.phase) || attempt.active === device;
      if (!isNeedless && !mayTakeOver(attempt, device)) throw new Refused('TOO_MANY_DEVICES');
      return serverEvents(attempt, now, isNeedless ? [] : [{ type: 'took-over', device }]);
    });
    return this.#view(entry, device);
  }

  /**
   * Stores a batch of a browser's events and returns a receipt; an empty batch is a heartbeat, after which the device may not date
   * events before it. `acknowledged` is the device's highest stored number, and is sent only after the commit. Receiving is
   * idempotent: numbers that are stored already are skipped, and after a gap nothing is stored, so a browser may always resend everything after `acknowledged`. An event that
   * has no effect is stored and listed under `superseded`; one beyond the limits of the log is not stored but listed under
   * `refused`, and its number is never reused.
   */
  async receive(id: string, accountId: string, batch: Batch): Promise<Receipt> {
    const decide: Decision<BatchResult> = (attempt, now, heartbeat) =>
      takeBatch(attempt, batch, now, heartbeat);
    const isHeartbeat = batch.events.length === 0;
    const { cached: entry, result: batchResult } = isHeartbeat
      ? await this.#repository.update(await this.#own(id, accountId), decide, batch)
      : await this.#updateOwn(id, accountId, decide);
    const { attempt } = entry;
    await this.#recordHeartbeat(entry, batch.device, isHeartbeat);
    return {
      acknowledged: attempt.devices[batch.device]?.number ?? 0,
      now: this.#services.clock.now().getTime(),
      seq: attempt.seq,
      phase: attempt.phase.name,
      isActive: attempt.active === batch.device,
      ...batchResult,
    };
  }

  /**
   * Stores the time of a heartbeat now and then. A batch with new events needs none: the events have times. Only an empty batch
   * says that nothing is unsent; one with events that are stored already may be a part of what the browser holds.
   */
  async #recordHeartbeat(
    { row, attempt }: CachedAttempt,
    device: string,
    isHeartbeat: boolean,
  ): Promise<void> {
    const now = this.#services.clock.now();
    const previousAt = lastHeardAt(row, attempt);
    if (attempt.active !== device || now.getTime() - previousAt < heartbeatMs) return;
    const { deliveredAt, deliveredDevice } = row;
    const delivered = isHeartbeat ? { deliveredAt, deliveredDevice } : undefined;
    await storeHeartbeat(this.#services.db, row.id, now, delivered);
  }

  /** Only the server can open a module: it needs the clock, and the keys, since answers in the first module decide the route. */
  async openModule(
    id: string,
    accountId: string,
    { device, module }: { device: string; module: number },
  ): Promise<AttemptView> {
    const decide: Decision<void> = async (attempt, now) => {
      if (attempt.active !== device) throw new Refused('OTHER_DEVICE');
      const { phase } = attempt;
      if (phase.name === 'module' && phase.module === module) return serverEvents(attempt, now, []);
      if (phase.name !== 'waiting' || phase.next !== module) throw new Refused('MODULE_NOT_NEXT');
      const form = await this.#findForm(attempt.form);
      return serverEvents(attempt, now, openingEvents(attempt, form, module));
    };
    const { cached: entry } = await this.#updateOwn(id, accountId, decide);
    return this.#view(entry, device);
  }

  /** Applies a decision of the team to anybody's attempt. */
  async updateAny(id: string, decide: Decision<void>): Promise<void> {
    const row = await findAnyAttempt(this.#services.db, id);
    if (!row) throw new Refused('NOT_FOUND');
    await this.#repository.update(row, decide);
  }

  /** Settles attempts that are due and that nobody has open. One that fails does not stop the others. */
  async settleDue(): Promise<number> {
    const { db, clock } = this.#services;
    const due = await listDue(db, clock.now(), maxSettledPerRun);
    const errors: unknown[] = [];
    for (const id of due) {
      try {
        const row = await findAnyAttempt(db, id);
        if (row)
          await this.#repository.update(row, (attempt) => ({
            attempt,
            log: [],
            result: undefined,
          }));
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'some attempts could not be settled');
    return due.length;
  }

  /** Tries the cached attempt first, then the database. */
  async #updateOwn<Result>(
    id: string,
    accountId: string,
    decide: Decision<Result>,
  ): Promise<Updated<Result>> {
    return (
      (await this.#repository.updateCached(id, accountId, decide)) ??
      this.#repository.update(await this.#own(id, accountId), decide)
    );
  }

  async #own(id: string, accountId: string): Promise<FoundAttempt> {
    const row = await findAttempt(this.#services.db, id, accountId);
    if (!row) throw new Refused('NOT_FOUND');
    return row;
  }

  async #findForm(formId: string): Promise<CachedForm> {
    const form = await this.#forms.find(formId);
    if (!form) throw new Refused('TEST_NOT_FOUND');
    return form;
  }

  async #view(entry: CachedAttempt, device?: string): Promise<AttemptView> {
    const { clock, structure } = this.#services;
    const view = attemptView(entry, await this.#findForm(entry.row.formId), clock.now(), device);
    const instruction = findInstruction(entry.attempt, await structure.read());
    return { ...view, ...(instruction && { instruction }) };
  }
}
