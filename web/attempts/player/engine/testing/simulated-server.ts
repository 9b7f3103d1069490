import { attemptRoutes, type AttemptView, type Receipt } from '@bac/contract/attempts/attempts.ts';
import { begin, isFinal, type Attempt, type LogSize } from '@bac/exam/attempt/attempt.ts';
import type { AttemptEvent, BrowserEvent, LoggedEvent } from '@bac/exam/attempt/event.ts';
import { emptyLog, mayTakeOver } from '@bac/exam/attempt/log-limits.ts';
import { heartbeatSentAt, receive, type Batch } from '@bac/exam/attempt/receive.ts';
import { settle, type Heartbeat } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { sampleItems, samplePlan } from '@bac/exam/testing/sample-attempt.ts';
import { ApiError } from '../../../../api/api-error.ts';

const itemsOf = (module: number): StudentView[] =>
  sampleItems(module).map(({ item, version, kind }) => ({
    id: item,
    version,
    section: module < 2 ? 'rw' : 'math',
    passages: [],
    figures: [],
    stem: item,
    response:
      kind === 'entered'
        ? { kind }
        : { kind, choices: (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: id })) },
  }));

const viewSchema = attemptRoutes['GET /attempts/:attempt'].reply;
const bodySchema = attemptRoutes['POST /attempts/:attempt/events'].body;
const refusal = (status: number, code?: ApiError['code']): ApiError =>
  new ApiError(status, code ?? '', code ? { code } : {});

/** A server with one attempt. It uses the real rules and the real schemas; only the database and HTTP are missing. */
export class SimulatedServer {
  now = 1_700_000_000_000;
  id: string | undefined;
  log: LoggedEvent[] = [];
  #attempt: Attempt | undefined;
  #heartbeat: Heartbeat | undefined;

  get attempt(): Attempt {
    if (!this.#attempt) throw refusal(404, 'NOT_FOUND');
    return this.#attempt;
  }

  /** The events that came from a device, applied or superseded, in the order of the log. */
  receivedFrom(device: string): BrowserEvent[] {
    return this.log
      .filter(({ sender }) => sender?.device === device)
      .map(({ event }) => (event.type === 'superseded' ? event.event : (event as BrowserEvent)));
  }

  start({ id, device }: { id: string; test: string; device: string }): AttemptView {
    if (!this.#attempt) {
      this.id = id;
      const event = { type: 'started', form: 'sample', plan: samplePlan } as const;
      const first: LoggedEvent = { seq: 1, at: this.now, receivedAt: this.now, event };
      this.log = [first];
      this.#attempt = begin(first);
    }
    if (this.attempt.active !== device) this.#append({ type: 'took-over', device });
    return this.view(device);
  }

  view(device: string): AttemptView {
    this.#settle();
    const { devices, ...attempt } = this.attempt;
    const own = devices[device];
    const { phase } = attempt;
    const isRunning = phase.name === 'module' && phase.pausedAt === undefined;
    const view = {
      id: this.id,
      test: { id: 'sample', kind: 'full', name: { en: 'Sample', vi: 'Mẫu' } },
      attempt: { ...attempt, devices: own ? { [device]: own } : {} },
      items: isRunning ? itemsOf(phase.module) : [],
      formulas: isRunning ? { x: '<math><mi>x</mi></math>' } : {},
      now: this.now,
      hasTextToSpeech: false,
    };
    return structuredClone(viewSchema.parse(view));
  }

  claim(device: string): AttemptView {
    this.#settle();
    const { active, phase } = this.attempt;
    if (isFinal(phase) || active === device) return this.view(device);
    if (!mayTakeOver(this.attempt, device)) throw refusal(409, 'TOO_MANY_DEVICES');
    this.#append({ type: 'took-over', device });
    return this.view(device);
  }

  post(sent: Batch): Receipt {
    const read = bodySchema.safeParse(sent);
    if (!read.success) throw refusal(400, 'INVALID_REQUEST');
    const { device, events } = read.data;
    if (events.length === 0 && this.attempt.active === device) {
      const sentAt = heartbeatSentAt(this.attempt.devices[device]!, read.data, this.now);
      const previous = this.#heartbeat?.device === device ? this.#heartbeat.at : 0;
      this.#heartbeat = { device, at: Math.max(previous, sentAt) };
    }
    this.#settle();
    const received = receive(this.attempt, read.data, this.now, this.#heartbeat);
    if ('unknownDevice' in received) throw refusal(409, 'DEVICE_UNKNOWN');
    const { log, refused } = 'log' in received ? received : { log: [], refused: [] };
    if ('attempt' in received) this.#attempt = received.attempt;
    this.log.push(...log);
    this.#settle();
    const { seq, phase, active, devices } = this.attempt;
    return {
      acknowledged: devices[device]?.number ?? 0,
      now: this.now,
      seq,
      phase: phase.name,
      isActive: active === device,
      superseded: log.flatMap(({ event, sender }) =>
        event.type === 'superseded' && sender
          ? [{ number: sender.number, reason: event.reason }]
          : [],
      ),
      ...(refused.length > 0 && { refused }),
    };
  }

  open(device: string, module: number): AttemptView {
    this.#settle();
    const { phase, active } = this.attempt;
    if (active !== device) throw refusal(409, 'OTHER_DEVICE');
    const isOpen = phase.name === 'module' && phase.module === module;
    const event = { type: 'module-opened', module, items: sampleItems(module) } as const;
    if (!isOpen && !this.#append(event)) throw refusal(409, 'MODULE_NOT_NEXT');
    return this.view(device);
  }

  /** Makes the log as large as if devices had added so much to it. */
  growLog(size: Partial<LogSize>): void {
    this.#attempt = { ...this.attempt, logSize: { ...emptyLog, ...size } };
  }

  /** The team ends the attempt. */
  end(): void {
    this.#append({ type: 'abandoned' });
  }

  /** Restores a backup: events after `seq` are lost. */
  forgetAfter(seq: number): void {
    const [first, ...rest] = this.log.slice(0, seq);
    this.log = [first!];
    this.#attempt = begin(first!);
    for (const logged of rest) {
      const stepped = step(this.attempt, logged);
      if ('attempt' in stepped) this.#attempt = stepped.attempt;
      this.log.push(logged);
    }
  }

  #settle(): void {
    const settled = settle(this.attempt, this.now, this.#heartbeat);
    this.#attempt = settled.attempt;
    this.log.push(...settled.log);
  }

  #append(event: AttemptEvent): boolean {
    const { now } = this;
    const logged: LoggedEvent = { seq: this.attempt.seq + 1, at: now, receivedAt: now, event };
    const stepped = step(this.attempt, logged);
    if ('refusal' in stepped) return false;
    this.#attempt = stepped.attempt;
    this.log.push(logged);
    return true;
  }
}
