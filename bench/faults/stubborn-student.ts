import { crowdPassword as password } from '../attempts/crowd.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '@bac/exam/random.ts';
import type { Answer, Send } from '../http-client.ts';

const api = '/api/v1';
/** After this time without success, the run fails. */
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

/** What a student sent, and what the server acknowledged as stored. */
export interface StudentRecord {
  attempt: string;
  /** The acknowledged events, by device and number. */
  acknowledged: Map<string, object>;
  /** The student's answer to each question, by `module/question`. */
  answers: Map<string, string>;
}

export interface Habits {
  send: Send;
  email: string;
  /** The same seed gives the same answers. */
  seed: number;
  /** The average number of milliseconds between two answers. */
  pace: number;
  /** How far the device's clock is ahead; negative if it is behind. */
  clockOffMs: number;
  devices: 1 | 2;
}

interface Report {
  state: string;
  total: { score: number } | null;
  sections: { score: number }[];
}

interface NumberedEvent {
  number: number;
  event: object;
}

/** The events of one device. */
interface Queue {
  number: number;
  pending: NumberedEvent[];
  /** The acknowledged events: a server that is restored from a backup asks for them again. */
  history: NumberedEvent[];
}

const pointsOf = (result: { score: number } | null): string => String(result?.score ?? 'none');

/**
 * A student whose browser works like ours: it numbers its events, keeps them until they are acknowledged, and resends them for as
 * long as necessary.
 */
export class StubbornStudent {
  readonly record: StudentRecord = {
    attempt: randomUUID(),
    acknowledged: new Map(),
    answers: new Map(),
  };
  retries = 0;
  longestWaitMs = 0;
  #habits;
  #cookie = '';
  #queues = new Map<string, Queue>();

  constructor(habits: Habits) {
    this.#habits = habits;
    for (let device = 0; device < habits.devices; device += 1) {
      this.#queues.set(`stubborn-${randomUUID().slice(0, 8)}`, {
        number: 0,
        pending: [],
        history: [],
      });
    }
  }

  /** Retries until the server answers. A browser treats an error, a broken connection and “try again later” alike. */
  async #retry(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const start = performance.now();
    for (;;) {
      try {
        const response = await this.#habits.send(method, `${api}${path}`, {
          cookie: this.#cookie,
          ...(body && { body }),
          clockOffMs: this.#habits.clockOffMs,
        });
        if (response.status < 429) {
          this.longestWaitMs = Math.max(this.longestWaitMs, performance.now() - start);
          return response;
        }
        throw new Error(`${path} answered ${response.status}`);
      } catch (error) {
        if (performance.now() - start > patienceMs) throw error;
        this.retries += 1;
        await setTimeout(100 + 200 * Math.random());
      }
    }
  }

  async #data<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
    const response = await this.#retry(method, path, body);
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${response.body}`);
    return (JSON.parse(response.body) as { data: Data }).data;
  }

  async #logIn(): Promise<void> {
    const { email } = this.#habits;
    const { cookie, status, body } = await this.#retry('POST', '/auth/login', { email, password });
    if (status !== 200 || cookie === undefined)
      throw new Error(`login answered ${status}: ${body}`);
    this.#cookie = cookie;
    // The wait to sign in does not count: the server checks two passwords at a time, so when all students sign in at once, the
    // last ones wait longer than during any fault.
    this.longestWaitMs = 0;
  }

  /**
   * Sends the unacknowledged events of a device until the server has acknowledged all of them. If the device is no longer active or
   * events were superseded, it takes the attempt over and sends the superseded events again under new numbers.
   */
  async #flush(device: string): Promise<void> {
    const queue = this.#queues.get(device)!;
    const path = `/attempts/${this.record.attempt}`;
    const start = performance.now();
    while (queue.pending.length > 0) {
      if (performance.now() - start > patienceMs)
        throw new Error(`${path} no longer acknowledges events`);
      // With a clock that is ahead, the events claim to be from the future; the server dates them by their arrival.
      const elapsed = Math.max(0, this.#habits.clockOffMs);
      const events = queue.pending.slice(0, 50).map((each) => ({ ...each, elapsed }));
      const receipt = await this.#data<Receipt>('POST', `${path}/events`, { device, events });
      const superseded = new Set(receipt.superseded.map(({ number }) => number));
      const resend: object[] = [];
      const lost = queue.history.filter(({ number }) => number > receipt.acknowledged);
      queue.history.splice(queue.history.length - lost.length);
      queue.pending.unshift(...lost);
      while ((queue.pending[0]?.number ?? Infinity) <= receipt.acknowledged) {
        const next = queue.pending.shift()!;
        const { number, event } = next;
        queue.history.push(next);
        this.record.acknowledged.set(`${device}/${number}`, event);
        if (superseded.has(number)) resend.push(event);
      }
      if (receipt.isActive && resend.length === 0) continue;
      await this.#data('POST', `${path}/devices`, { device });
      for (const event of resend) queue.pending.push({ number: (queue.number += 1), event });
    }
  }

  async #sendEvents(device: string, ...events: object[]): Promise<void> {
    const queue = this.#queues.get(device)!;
    for (const event of events) queue.pending.push({ number: (queue.number += 1), event });
    await this.#flush(device);
  }

  /** Takes the whole test, on all devices in turn, and returns the scores of the report as one text. */
  async takeTest(test: string): Promise<string> {
    const { seed, pace } = this.#habits;
    const random = seededRandom(seed);
    const devices = [...this.#queues.keys()];
    const first = devices[0]!;
    await this.#logIn();
    const { attempt: id, answers } = this.record;
    const { attempt } = await this.#data<View>('POST', '/attempts', { id, test, device: first });
    // The server accepts events only from devices that it knows. Afterward the first device is active again.
    for (const device of devices) await this.#data('POST', `/attempts/${id}/devices`, { device });
    await this.#data('POST', `/attempts/${id}/devices`, { device: first });
    if (attempt.phase.name === 'choosing') {
      await this.#sendEvents(first, { type: 'sections-chosen', sections: ['rw', 'math'] });
    }
    for (const [module, { section }] of attempt.plan.modules.entries()) {
      await this.#data('POST', `/attempts/${id}/devices`, { device: first });
      const body = { device: first, module };
      const { items } = await this.#data<View>('POST', `/attempts/${id}/modules`, body);
      for (const [question, { response }] of items.entries()) {
        await setTimeout(pace * (0.5 + Math.random()));
        const letter = 'ABCD'.charAt(Math.floor(random() * 4));
        const answer = response.kind === 'choice' ? letter : '7';
        answers.set(`${module}/${question}`, answer);
        const device = devices[question % devices.length]!;
        await this.#sendEvents(
          device,
          { type: 'answered', module, question, answer },
          { type: 'visited', module, question, ms: 1000 },
        );
      }
      await this.#data('POST', `/attempts/${id}/devices`, { device: first });
      await this.#sendEvents(first, { type: 'submitted', module });
      const next = attempt.plan.modules[module + 1]?.section;
      if (next !== undefined && next !== section)
        await this.#sendEvents(first, { type: 'break-skipped' });
    }
    return this.#score(id);
  }

  async #score(id: string): Promise<string> {
    const start = performance.now();
    while (performance.now() - start < patienceMs) {
      const report = await this.#data<Report>('GET', `/results/${id}`);
      if (report.state === 'ready')
        return [report.total, ...report.sections].map(pointsOf).join('/');
      await setTimeout(500);
    }
    throw new Error(`The report of ${id} was never ready`);
  }
}
