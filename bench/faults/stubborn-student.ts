import { crowdPassword as password } from '../attempts/crowd.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '@bac/exam/random.ts';
import type { Answer, Send } from '../http-client.ts';

const api = '/api/v1';
const patienceMs = 5 * 60_000;

interface View {
  attempt: {
    phase: { name: string };
    plan: { modules: { section: string }[] };
  };
  items: { response: { kind: 'choice' | 'entered' } }[];
}

interface Receipt {
  acknowledged: number;
  isActive: boolean;
  superseded: { number: number }[];
}

/** What a device has told and knows to be stored. */
export interface Kept {
  attempt: string;
  /** By device and number, what was acknowledged. */
  acknowledged: Map<string, object>;
  /** What the student meant to answer at each place, as `module/question`. */
  meant: Map<string, string>;
}

export interface Habits {
  send: Send;
  email: string;
  /** The same number gives the same answers. */
  seed: number;
  /** Milliseconds between two answers. */
  pace: number;
  /** By how much the device's clock is wrong. */
  clockOffMs: number;
  devices: 1 | 2;
}

interface Report {
  state: string;
  total: { score: number } | null;
  sections: { score: number }[];
}

const pointsOf = (part: { score: number } | null): string => String(part?.score ?? 'none');

/**
 * A student whose browser does what ours does: it numbers what happens, keeps it until it is acknowledged, and sends it again
 * for as long as it takes.
 */
export class StubbornStudent {
  readonly kept: Kept = { attempt: randomUUID(), acknowledged: new Map(), meant: new Map() };
  retries = 0;
  longestWaitMs = 0;
  #habits;
  #cookie = '';
  #queues = new Map<string, { number: number; waiting: { number: number; event: object }[] }>();

  constructor(habits: Habits) {
    this.#habits = habits;
    for (let device = 0; device < habits.devices; device += 1) {
      this.#queues.set(`stubborn-${randomUUID().slice(0, 8)}`, { number: 0, waiting: [] });
    }
  }

  /** Until it is answered: an error, a broken connection and “come back later” are all the same to a browser. */
  async #insist(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const since = performance.now();
    for (;;) {
      try {
        const answer = await this.#habits.send(method, `${api}${path}`, {
          cookie: this.#cookie,
          ...(body && { body }),
          clockOffMs: this.#habits.clockOffMs,
        });
        if (answer.status < 429) {
          this.longestWaitMs = Math.max(this.longestWaitMs, performance.now() - since);
          return answer;
        }
        throw new Error(`${path} answered ${answer.status}`);
      } catch (error) {
        if (performance.now() - since > patienceMs) throw error;
        this.retries += 1;
        await setTimeout(100 + 200 * Math.random());
      }
    }
  }

  async #data<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
    const answer = await this.#insist(method, path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return (JSON.parse(answer.body) as { data: Data }).data;
  }

  async #logIn(): Promise<void> {
    const { email } = this.#habits;
    const { cookie, status, body } = await this.#insist('POST', '/auth/login', { email, password });
    if (status !== 200 || cookie === undefined)
      throw new Error(`login answered ${status}: ${body}`);
    this.#cookie = cookie;
    // Passwords are checked two at a time: where all come at once, the line is longer than any fault.
    this.longestWaitMs = 0;
  }

  /** Sends what one device has not been acknowledged, and says again what another device’s turn made void. */
  async #flush(device: string): Promise<void> {
    const queue = this.#queues.get(device)!;
    const path = `/attempts/${this.kept.attempt}`;
    const since = performance.now();
    while (queue.waiting.length > 0) {
      if (performance.now() - since > patienceMs) throw new Error(`${path} acknowledges no more`);
      const elapsed = Math.max(0, this.#habits.clockOffMs);
      const events = queue.waiting.slice(0, 50).map((each) => ({ ...each, elapsed }));
      const receipt = await this.#data<Receipt>('POST', `${path}/events`, { device, events });
      const superseded = new Set(receipt.superseded.map(({ number }) => number));
      const again: object[] = [];
      while ((queue.waiting[0]?.number ?? Infinity) <= receipt.acknowledged) {
        const { number, event } = queue.waiting.shift()!;
        this.kept.acknowledged.set(`${device}/${number}`, event);
        if (superseded.has(number)) again.push(event);
      }
      if (receipt.isActive && again.length === 0) continue;
      await this.#data('POST', `${path}/devices`, { device });
      for (const event of again) queue.waiting.push({ number: (queue.number += 1), event });
    }
  }

  async #tell(device: string, ...events: object[]): Promise<void> {
    const queue = this.#queues.get(device)!;
    for (const event of events) queue.waiting.push({ number: (queue.number += 1), event });
    await this.#flush(device);
  }

  /** The whole test. Gives the score, as the report has it. */
  async sit(test: string): Promise<string> {
    const { seed, pace } = this.#habits;
    const random = seededRandom(seed);
    const devices = [...this.#queues.keys()];
    const first = devices[0]!;
    await this.#logIn();
    const { attempt: id, meant } = this.kept;
    const { attempt } = await this.#data<View>('POST', '/attempts', { id, test, device: first });
    for (const device of devices) await this.#data('POST', `/attempts/${id}/devices`, { device });
    await this.#data('POST', `/attempts/${id}/devices`, { device: first });
    if (attempt.phase.name === 'choosing') {
      await this.#tell(first, { type: 'sections-chosen', sections: ['rw', 'math'] });
    }
    for (const [module, { section }] of attempt.plan.modules.entries()) {
      await this.#data('POST', `/attempts/${id}/devices`, { device: first });
      const opening = { device: first, module };
      const { items } = await this.#data<View>('POST', `/attempts/${id}/modules`, opening);
      for (const [question, { response }] of items.entries()) {
        await setTimeout(pace * (0.5 + Math.random()));
        const letter = 'ABCD'.charAt(Math.floor(random() * 4));
        const answer = response.kind === 'choice' ? letter : '7';
        meant.set(`${module}/${question}`, answer);
        const device = devices[question % devices.length]!;
        await this.#tell(
          device,
          { type: 'answered', module, question, answer },
          { type: 'visited', module, question, ms: 1000 },
        );
      }
      await this.#data('POST', `/attempts/${id}/devices`, { device: first });
      await this.#tell(first, { type: 'submitted', module });
      const next = attempt.plan.modules[module + 1]?.section;
      if (next !== undefined && next !== section)
        await this.#tell(first, { type: 'break-skipped' });
    }
    return this.#score(id);
  }

  async #score(id: string): Promise<string> {
    const since = performance.now();
    while (performance.now() - since < patienceMs) {
      const report = await this.#data<Report>('GET', `/results/${id}`);
      if (report.state === 'ready')
        return [report.total, ...report.sections].map(pointsOf).join('/');
      await setTimeout(500);
    }
    throw new Error(`The report of ${id} was never ready`);
  }
}
