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
import type { TestTaker } from './people.ts';
import { planModule, type PlannedEvent } from './plan-module.ts';
import { randomOf } from './seeded.ts';

/** A form to take. */
export interface TestForm {
  id: string;
  blueprint: BlueprintId;
  bank: ReadonlyMap<string, ItemVersion>;
  /** The events that open a module, its route among them; made by the code that serves real students. */
  opening(attempt: Attempt, module: number): ServerEvent[];
}

interface Simulation {
  form: TestForm;
  testTaker: TestTaker;
  startsAt: Date;
  device: string;
  /** The name is the seed: the same name always gives the same attempt. */
  name: string;
  /** The student abandons the attempt, unless it ends before. */
  isLeft?: boolean;
  /** The attempt is for an assignment. */
  isAssigned?: boolean;
}

export const defaultAllowance = {
  extraTime: { rw: 1, math: 1 },
  longerBreak: false,
  extraBreaks: false,
  pause: false,
} as const;

const second = 1000;

/** Plans everything that a student does in the module that was opened last. */
export function planOpen(
  attempt: Attempt,
  { form: { bank }, testTaker, name }: Pick<Simulation, 'form' | 'testTaker' | 'name'>,
): PlannedEvent[] {
  const open = attempt.modules.at(-1);
  const planned = open && attempt.plan.modules[open.module];
  if (!open || !planned) return [];
  const items = open.items.flatMap(({ item }) => bank.get(item) ?? []);
  const ms = open.deadline - open.openedAt;
  const { module } = open;
  const random = randomOf(`module:${name}:${module}`);
  return planModule({ module, section: planned.section, items, ms }, testTaker, random);
}

/** An attempt with a clock of its own. It makes the events of the browser and does what the server does with them. */
class SimulatedAttempt {
  attempt: Attempt;
  log: LoggedEvent[];
  now: number;
  #device;
  #random;

  constructor({ form, startsAt, device }: Simulation, random: Random) {
    const at = startsAt.getTime();
    const plan = planAttempt(form.blueprint, defaultAllowance);
    const event = { type: 'started', form: form.id, plan } as const;
    const first: LoggedEvent = { seq: 1, at, receivedAt: at, event };
    this.attempt = begin(first);
    this.log = [first];
    this.now = at;
    this.#device = device;
    this.#random = random;
  }

  wait(minSeconds: number, maxSeconds: number): void {
    this.now += Math.round(drawBetween(this.#random, minSeconds, maxSeconds) * second);
  }

  /** Appends events of the server at the current time. */
  apply(...events: AttemptEvent[]): void {
    for (const event of events) {
      const seq = this.attempt.seq + 1;
      const logged: LoggedEvent = { seq, at: this.now, receivedAt: this.now, event };
      const result = step(this.attempt, logged);
      if ('refusal' in result) throw new Error(`${event.type} is refused: ${result.refusal}`);
      this.attempt = result.attempt;
      this.log.push(logged);
    }
  }

  /** The server receives a batch of browser events with their times, after a network delay, and settles the attempt. */
  send(...browserEvents: { at: number; event: BrowserEvent }[]): void {
    const { number, acknowledged } = this.attempt.devices[this.#device]!;
    const base = acknowledged.at(-1)!.at;
    const arrived = Math.max(this.now, browserEvents.at(-1)!.at) + drawWhole(this.#random, 40, 400);
    const events = browserEvents.map(({ at, event }, index) => ({
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

  sendNow(event: BrowserEvent): void {
    this.send({ at: this.now, event });
  }
}

/** Sends the events of each question when it is left, as a browser does. */
function sendModule(simulated: SimulatedAttempt, planned: readonly PlannedEvent[]): void {
  const openedAt = simulated.now;
  let batch: { at: number; event: BrowserEvent }[] = [];
  for (const { after, event } of planned) {
    batch.push({ at: openedAt + after, event });
    if (event.type !== 'visited' && event.type !== 'submitted') continue;
    simulated.send(...batch);
    batch = [];
  }
}

function takeOrSkipBreak(simulated: SimulatedAttempt, random: Random): void {
  const { phase } = simulated.attempt;
  if (phase.name !== 'waiting') return;
  if (phase.mayBreak && random() < 0.55) {
    simulated.sendNow({ type: 'break-started' });
    simulated.wait(150, 560);
    simulated.sendNow({ type: 'break-ended' });
  } else if (phase.mayBreak) simulated.sendNow({ type: 'break-skipped' });
  simulated.wait(4, 25);
}

/** Simulates an attempt and returns its complete log. */
export function simulateAttempt(simulation: Simulation): LoggedEvent[] {
  const { form, device, name, isLeft = false, isAssigned = false } = simulation;
  const random = randomOf(`sitting:${name}`);
  const simulated = new SimulatedAttempt(simulation, random);
  const isChoosing = simulated.attempt.phase.name === 'choosing';
  const chosen = { type: 'sections-chosen' as const, sections: ['rw' as const, 'math' as const] };
  // The teacher has already chosen the sections of an assignment.
  if (isChoosing && isAssigned) simulated.apply(chosen);
  simulated.apply({ type: 'took-over', device });
  simulated.wait(8, 40);
  if (isChoosing && !isAssigned) simulated.sendNow(chosen);
  // A student who leaves does so before the sixth question of the module with which at least this many questions were opened.
  const abandonAfter = drawWhole(random, 6, 60);

  for (;;) {
    simulated.wait(3, 15);
    const { phase } = simulated.attempt;
    if (phase.name !== 'waiting') return simulated.log;
    simulated.apply(...form.opening(simulated.attempt, phase.next));
    const planned = planOpen(simulated.attempt, simulation);
    const questionCount = simulated.attempt.modules.reduce(
      (sum, { items }) => sum + items.length,
      0,
    );
    if (isLeft && questionCount >= abandonAfter) {
      const abandonIndex = planned.findIndex(
        ({ event }) => 'question' in event && event.question === 5,
      );
      sendModule(simulated, planned.slice(0, Math.max(0, abandonIndex)));
      simulated.wait(5, 90);
      simulated.sendNow({ type: 'abandoned' });
      return simulated.log;
    }
    sendModule(simulated, planned);
    takeOrSkipBreak(simulated, random);
  }
}
