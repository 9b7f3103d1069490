import { crowdPassword as password } from './crowd.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Answer, Send } from '../http-client.ts';
import type { Record } from './record.ts';

const api = '/api/v1';
const sections = ['rw', 'math'];

interface View {
  id: string;
  attempt: { phase: { name: string }; plan: { modules: { section: string }[] } };
  items: { response: { kind: 'choice' | 'entered' } }[];
}

interface Sitting {
  send: Send;
  record: Record;
  email: string;
  /** Milliseconds between two answers, on average. */
  pace: number;
}

const dataOf = <Data>({ body }: Answer): Data => (JSON.parse(body) as { data: Data }).data;

/** One call, timed. A 429 that is obeyed is no error: the student waits as told, and the next try is what counts. */
async function timed(
  { send, record }: Pick<Sitting, 'send' | 'record'>,
  name: string,
  ...asked: Parameters<Send>
): Promise<Answer> {
  for (;;) {
    const start = performance.now();
    const answer = await send(...asked).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    if (answer.status === 429 && answer.retryAfter !== undefined) {
      record.waits += 1;
      await setTimeout(answer.retryAfter * 1000);
      continue;
    }
    record.requests += 1;
    record.took(name, performance.now() - start);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
    return answer;
  }
}

/** From the password to the result, every answer a request of its own, as a browser with a good connection sends them. */
export class VirtualStudent {
  #sitting: Sitting;
  #cookie = '';
  #device = `virtual-${randomUUID().slice(0, 8)}`;
  #number = 0;
  #id = '';
  #modules: View['attempt']['plan']['modules'] = [];
  #items: View['items'] = [];

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** How many parts the test has, once it is started. */
  get parts(): number {
    return this.#modules.length;
  }

  async logIn(): Promise<void> {
    const body = { email: this.#sitting.email, password };
    const path = `${api}/auth/login`;
    const { cookie = '' } = await timed(this.#sitting, 'login', 'POST', path, { body });
    this.#cookie = cookie;
  }

  async start(test: string): Promise<void> {
    const started = { id: randomUUID(), test, device: this.#device };
    const { id, attempt } = dataOf<View>(await this.#post('start', '/attempts', started));
    this.#id = id;
    this.#modules = attempt.plan.modules;
    if (attempt.phase.name === 'choosing') {
      await this.#tell('save', { type: 'sections-chosen', sections });
    }
  }

  async open(module: number): Promise<void> {
    const asked = { device: this.#device, module };
    const opened = await this.#post('open a part', `/attempts/${this.#id}/modules`, asked);
    this.#items = dataOf<View>(opened).items;
  }

  async answerAll(module: number): Promise<void> {
    for (const [question, { response }] of this.#items.entries()) {
      const thought = this.#sitting.pace * (0.5 + Math.random());
      await setTimeout(thought);
      const answer = response.kind === 'choice' ? 'ABCD'.charAt(Math.random() * 4) : '7';
      await this.#tell(
        'save',
        { type: 'answered', module, question, answer },
        { type: 'visited', module, question, ms: Math.round(thought) },
      );
    }
  }

  async handIn(module: number): Promise<void> {
    await this.#tell('hand in', { type: 'submitted', module });
    const next = this.#modules[module + 1]?.section;
    const isBreak = next !== undefined && next !== this.#modules[module]?.section;
    if (isBreak) await this.#tell('save', { type: 'break-skipped' });
  }

  /** Scoring is a job: a browser asks for the result, and waits for the server's word where it is not there yet. */
  async readResult(): Promise<void> {
    const start = performance.now();
    while (dataOf<{ state: string }>(await this.#result('result', '')).state !== 'ready') {
      const waited = await this.#result('wait for the score', '/scored');
      if (!dataOf<{ isScored: boolean }>(waited).isScored) await setTimeout(2000);
    }
    this.#sitting.record.took('handed in until scored', performance.now() - start);
  }

  #result(name: string, path: string): Promise<Answer> {
    const given = { cookie: this.#cookie };
    return timed(this.#sitting, name, 'GET', `${api}/results/${this.#id}${path}`, given);
  }

  #post(name: string, path: string, body: object): Promise<Answer> {
    const given = { cookie: this.#cookie, body };
    return timed(this.#sitting, name, 'POST', `${api}${path}`, given);
  }

  #tell(name: string, ...events: object[]): Promise<Answer> {
    return this.#post(name, `/attempts/${this.#id}/events`, {
      device: this.#device,
      events: events.map((event) => ({ number: (this.#number += 1), elapsed: 0, event })),
    });
  }
}

export async function sitWhole(sitting: Sitting, test: string): Promise<void> {
  const student = new VirtualStudent(sitting);
  await student.logIn();
  await student.start(test);
  for (let part = 0; part < student.parts; part += 1) {
    await student.open(part);
    await student.answerAll(part);
    await student.handIn(part);
  }
  await student.readResult();
}
