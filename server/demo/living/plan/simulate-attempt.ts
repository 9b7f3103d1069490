import { begin, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type {
  AttemptEvent,
  BrowserEvent,
  LoggedEvent,
  ServerEvent,
} from '@bac/exam/attempt/event.ts';
import { receive } from '@bac/exam/attempt/receive.ts';
import { settle } from '@bac/exam/attempt/settle.ts';
import { step } from '@bac/exam/attempt/step.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { planAttempt } from '@bac/exam/blueprint/plan-attempt.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Random } from '@bac/exam/random.ts';
import { drawBetween, drawWhole } from './draws.ts';
import type { Sitter } from './people.ts';
import { planModule, type PlannedEvent } from './plan-module.ts';
import { randomOf } from './seeded.ts';

/** A form as its students meet it; what opens in it is decided by the very code that serves real ones. */
export interface SatForm {
  id: string;
  blueprint: BlueprintId;
  bank: ReadonlyMap<string, ItemVersion>;
  opening(attempt: Attempt, module: number): ServerEvent[];
}

interface Simulated {
  form: SatForm;
  sitter: Sitter;
  startsAt: Date;
  device: string;
  /** The same name sits the same way, whoever asks how it went on. */
  name: string;
  isLeft?: boolean;
  isAssigned?: boolean;
}

export const usualAllowance = {
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
} as const;

const second = 1000;

/** All that this student does in the module that was opened last. */
export function planOpen(
  attempt: Attempt,
  { form: { bank }, sitter, name }: Pick<Simulated, 'form' | 'sitter' | 'name'>,
): PlannedEvent[] {
  const open = attempt.modules.at(-1);
  const planned = open && attempt.plan.modules[open.module];
  if (!open || !planned) return [];
  const items = open.items.flatMap(({ item }) => bank.get(item) ?? []);
  const ms = open.deadline - open.openedAt;
  const { module } = open;
  const random = randomOf(`module:${name}:${module}`);
  return planModule({ module, section: planned.section, items, ms }, sitter, random);
}

/** An attempt that goes on by itself: the server's part and the browser's, on a clock that this turns. */
class Sitting {
  attempt: Attempt;
  log: LoggedEvent[];
  now: number;
  #device;
  #random;

  constructor({ form, startsAt, device }: Simulated, random: Random) {
    const at = startsAt.getTime();
    const plan = planAttempt(form.blueprint, usualAllowance);
    const event = { type: 'started', form: form.id, plan } as const;
    const first: LoggedEvent = { seq: 1, at, receivedAt: at, event };
    this.attempt = begin(first);
    this.log = [first];
    this.now = at;
    this.#device = device;
    this.#random = random;
  }

  wait(leastSeconds: number, mostSeconds: number): void {
    this.now += Math.round(drawBetween(this.#random, leastSeconds, mostSeconds) * second);
  }

  serve(...events: AttemptEvent[]): void {
    for (const event of events) {
      const seq = this.attempt.seq + 1;
      const logged: LoggedEvent = { seq, at: this.now, receivedAt: this.now, event };
      const stepped = step(this.attempt, logged);
      if ('refusal' in stepped) throw new Error(`${event.type} is refused: ${stepped.refusal}`);
      this.attempt = stepped.attempt;
      this.log.push(logged);
    }
  }

  /** A batch of the browser's, made at those moments; it takes a moment to arrive. */
  send(...made: { at: number; event: BrowserEvent }[]): void {
    const { number, acknowledged } = this.attempt.devices[this.#device]!;
    const base = acknowledged.at(-1)!.at;
    const arrived = Math.max(this.now, made.at(-1)!.at) + drawWhole(this.#random, 40, 400);
    const events = made.map(({ at, event }, index) => ({
      number: number + 1 + index,
      elapsed: at - base,
      event,
    }));
    const received = receive(this.attempt, { device: this.#device, events }, arrived);
    if (!('attempt' in received)) throw new Error('the server does not know the device');
    const settled = settle(received.attempt, arrived);
    this.attempt = settled.attempt;
    this.log.push(...received.log, ...settled.log);
    this.now = arrived;
  }

  say(event: BrowserEvent): void {
    this.send({ at: this.now, event });
  }
}

/** Sends as a browser does: what was done at a question, when it is left. */
function sendModule(sitting: Sitting, planned: readonly PlannedEvent[]): void {
  const openedAt = sitting.now;
  let batch: { at: number; event: BrowserEvent }[] = [];
  for (const { after, event } of planned) {
    batch.push({ at: openedAt + after, event });
    if (event.type !== 'visited' && event.type !== 'submitted') continue;
    sitting.send(...batch);
    batch = [];
  }
}

function goOn(sitting: Sitting, random: Random): void {
  const { phase } = sitting.attempt;
  if (phase.name !== 'waiting') return;
  if (phase.mayBreak && random() < 0.55) {
    sitting.say({ type: 'break-started' });
    sitting.wait(150, 560);
    sitting.say({ type: 'break-ended' });
  } else if (phase.mayBreak) sitting.say({ type: 'break-skipped' });
  sitting.wait(4, 25);
}

/** The whole log of an attempt, from its start to its end. */
export function simulateAttempt(given: Simulated): LoggedEvent[] {
  const { form, device, name, isLeft = false, isAssigned = false } = given;
  const random = randomOf(`sitting:${name}`);
  const sitting = new Sitting(given, random);
  const isChoosing = sitting.attempt.phase.name === 'choosing';
  const chosen = { type: 'sections-chosen' as const, sections: ['rw' as const, 'math' as const] };
  // The class's teacher has chosen already.
  if (isChoosing && isAssigned) sitting.serve(chosen);
  sitting.serve({ type: 'took-over', device });
  sitting.wait(8, 40);
  if (isChoosing && !isAssigned) sitting.say(chosen);
  const leavesAfter = drawWhole(random, 6, 60);

  for (;;) {
    sitting.wait(3, 15);
    const { phase } = sitting.attempt;
    if (phase.name !== 'waiting') return sitting.log;
    sitting.serve(...form.opening(sitting.attempt, phase.next));
    const planned = planOpen(sitting.attempt, given);
    const asked = sitting.attempt.modules.reduce((sum, { items }) => sum + items.length, 0);
    if (isLeft && asked >= leavesAfter) {
      const until = planned.findIndex(({ event }) => 'question' in event && event.question === 5);
      sendModule(sitting, planned.slice(0, Math.max(0, until)));
      sitting.wait(5, 90);
      sitting.say({ type: 'abandoned' });
      return sitting.log;
    }
    sendModule(sitting, planned);
    goOn(sitting, random);
  }
}
