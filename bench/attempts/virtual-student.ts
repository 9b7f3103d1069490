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

interface StudentOptions {
  send: Send;
  record: Record;
  email: string;
  /** Milliseconds between two answers, on average. */
  pace: number;
}

const dataOf = <Data>({ body }: Answer): Data => (JSON.parse(body) as { data: Data }).data;

/** Times one request. After a 429, the student waits as the reply says, and only the next try counts. */
async function timed(
  { send, record }: Pick<StudentOptions, 'send' | 'record'>,
  name: string,
  ...request: Parameters<Send>
): Promise<Answer> {
  for (;;) {
    const start = performance.now();
    const answer = await send(...request).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    if (answer.status === 429 && answer.retryAfter !== undefined) {
      record.waits += 1;
      await setTimeout(answer.retryAfter * 1000);
      continue;
    }
    record.requests += 1;
    record.addTime(name, performance.now() - start);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
    return answer;
  }
}

/** A student who takes a whole test. Every answer is its own request, as a browser with a good connection sends it. */
export class VirtualStudent {
  #options: StudentOptions;
  #cookie = '';
  #device = `virtual-${randomUUID().slice(0, 8)}`;
  #number = 0;
  #id = '';
  #modules: View['attempt']['plan']['modules'] = [];
  #items: View['items'] = [];

  constructor(options: StudentOptions) {
    this.#options = options;
  }

  /** The number of modules; known once the test is started. */
  get moduleCount(): number {
    return this.#modules.length;
  }

  async logIn(): Promise<void> {
    const body = { email: this.#options.email, password };
    const path = `${api}/auth/login`;
    const { cookie = '' } = await timed(this.#options, 'login', 'POST', path, { body });
    this.#cookie = cookie;
  }

  async start(test: string): Promise<void> {
    const started = { id: randomUUID(), test, device: this.#device };
    const { id, attempt } = dataOf<View>(await this.#post('start', '/attempts', started));
    this.#id = id;
    this.#modules = attempt.plan.modules;
    if (attempt.phase.name === 'choosing') {
      await this.#sendEvents('save', { type: 'sections-chosen', sections });
    }
  }

  async open(module: number): Promise<void> {
    const request = { device: this.#device, module };
    const opened = await this.#post('open a module', `/attempts/${this.#id}/modules`, request);
    this.#items = dataOf<View>(opened).items;
  }

  async answerAll(module: number): Promise<void> {
    for (const [question, { response }] of this.#items.entries()) {
      const thinkingMs = this.#options.pace * (0.5 + Math.random());
      await setTimeout(thinkingMs);
      const answer = response.kind === 'choice' ? 'ABCD'.charAt(Math.random() * 4) : '7';
      await this.#sendEvents(
        'save',
        { type: 'answered', module, question, answer },
        { type: 'visited', module, question, ms: Math.round(thinkingMs) },
      );
    }
  }

  async submit(module: number): Promise<void> {
    await this.#sendEvents('submit', { type: 'submitted', module });
    const next = this.#modules[module + 1]?.section;
    const isBreak = next !== undefined && next !== this.#modules[module]?.section;
    if (isBreak) await this.#sendEvents('save', { type: 'break-skipped' });
  }

  /** Scoring is a job: like a browser, asks for the result and, while it is not ready, waits until the server reports the score. */
  async readResult(): Promise<void> {
    const start = performance.now();
    while (dataOf<{ state: string }>(await this.#result('result', '')).state !== 'ready') {
      const waited = await this.#result('wait for the score', '/scored');
      if (!dataOf<{ isScored: boolean }>(waited).isScored) await setTimeout(2000);
    }
    this.#options.record.addTime('submitted until scored', performance.now() - start);
  }

  #result(name: string, path: string): Promise<Answer> {
    const options = { cookie: this.#cookie };
    return timed(this.#options, name, 'GET', `${api}/results/${this.#id}${path}`, options);
  }

  #post(name: string, path: string, body: object): Promise<Answer> {
    const options = { cookie: this.#cookie, body };
    return timed(this.#options, name, 'POST', `${api}${path}`, options);
  }

  #sendEvents(name: string, ...events: object[]): Promise<Answer> {
    return this.#post(name, `/attempts/${this.#id}/events`, {
      device: this.#device,
      events: events.map((event) => ({ number: (this.#number += 1), elapsed: 0, event })),
    });
  }
}

export async function takeWholeTest(options: StudentOptions, test: string): Promise<void> {
  const student = new VirtualStudent(options);
  await student.logIn();
  await student.start(test);
  for (let module = 0; module < student.moduleCount; module += 1) {
    await student.open(module);
    await student.answerAll(module);
    await student.submit(module);
  }
  await student.readResult();
}
