import { begin, type Attempt } from '../attempt/attempt.ts';
import type { AttemptEvent, BrowserEvent, ItemRef, LoggedEvent } from '../attempt/event.ts';
import type { Plan } from '../attempt/plan.ts';
import type { RefusalReason } from '../attempt/refusal.ts';
import { step } from '../attempt/step.ts';

export const minutes = (count: number): number => count * 60_000;

/** A small full test: two modules per section with three questions each, the last one an entered response. */
export const samplePlan: Plan = {
  modules: [
    { section: 'rw', part: 1, questions: 3, ms: minutes(32) },
    { section: 'rw', part: 2, questions: 3, ms: minutes(32) },
    { section: 'math', part: 1, questions: 3, ms: minutes(35) },
    { section: 'math', part: 2, questions: 3, ms: minutes(35) },
  ],
  breakMs: minutes(10),
  hasExtraBreaks: false,
  mayPause: true,
};

export const sampleItems = (module: number): ItemRef[] =>
  (['choice', 'choice', 'entered'] as const).map((kind, index) => ({
    item: `m${module}-q${index}`,
    version: 1,
    kind,
  }));

/** Builds an attempt event by event, and records refusals. */
export class Story {
  log: LoggedEvent[] = [];
  refused: RefusalReason[] = [];
  attempt: Attempt;
  now = 1_000_000;
  #numbers: Record<string, number> = {};

  constructor(plan: Plan = samplePlan) {
    const event = { type: 'started', form: 'sample', plan } as const;
    const first: LoggedEvent = { seq: 1, at: this.now, receivedAt: this.now, event };
    this.log.push(first);
    this.attempt = begin(first);
  }

  #append(logged: LoggedEvent): this {
    const stepped = step(this.attempt, logged);
    if ('refusal' in stepped) this.refused.push(stepped.refusal);
    else {
      this.attempt = stepped.attempt;
      this.log.push(logged);
    }
    return this;
  }

  server(event: AttemptEvent): this {
    const { now } = this;
    return this.#append({ seq: this.attempt.seq + 1, at: now, receivedAt: now, event });
  }

  send(device: string, event: BrowserEvent, at = this.now): this {
    const number = (this.#numbers[device] ?? 0) + 1;
    this.#numbers[device] = number;
    const sender = { device, number };
    return this.#append({ seq: this.attempt.seq + 1, at, receivedAt: this.now, sender, event });
  }

  wait(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Starts the full test on a laptop and opens its first module. */
  start(): this {
    return this.server({ type: 'took-over', device: 'laptop' })
      .send('laptop', { type: 'sections-chosen', sections: ['rw', 'math'] })
      .open(0);
  }

  open(module: number): this {
    return this.server({ type: 'module-opened', module, items: sampleItems(module) });
  }

  answer(question: number, answer: string, device = 'laptop'): this {
    const { phase } = this.attempt;
    const module = phase.name === 'module' ? phase.module : 0;
    return this.send(device, { type: 'answered', module, question, answer });
  }
}
