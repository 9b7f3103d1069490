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
      record.waited(name);
      await setTimeout(answer.retryAfter * 1000);
      continue;
    }
    record.took(name, performance.now() - start);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
    return answer;
  }
}

/** From the password to the result, every answer a request of its own, as a browser with a good connection sends them. */
export async function sitWhole(sitting: Sitting, test: string): Promise<void> {
  const { email, pace } = sitting;
  const body = { email, password };
  const { cookie = '' } = await timed(sitting, 'login', 'POST', `${api}/auth/login`, { body });
  const post = (name: string, path: string, given: object): Promise<Answer> =>
    timed(sitting, name, 'POST', `${api}${path}`, { cookie, body: given });
  const device = `virtual-${randomUUID().slice(0, 8)}`;
  const started = { id: randomUUID(), test, device };
  const { id, attempt } = dataOf<View>(await post('start', '/attempts', started));
  let number = 0;
  const tell = (name: string, ...events: object[]): Promise<Answer> =>
    post(name, `/attempts/${id}/events`, {
      device,
      events: events.map((event) => ({ number: (number += 1), elapsed: 0, event })),
    });
  if (attempt.phase.name === 'choosing') await tell('save', { type: 'sections-chosen', sections });
  for (const [module, { section }] of attempt.plan.modules.entries()) {
    const opened = await post('open a part', `/attempts/${id}/modules`, { device, module });
    for (const [question, { response }] of dataOf<View>(opened).items.entries()) {
      const thought = pace * (0.5 + Math.random());
      await setTimeout(thought);
      const answer = response.kind === 'choice' ? 'ABCD'.charAt(Math.random() * 4) : '7';
      await tell(
        'save',
        { type: 'answered', module, question, answer },
        { type: 'visited', module, question, ms: Math.round(thought) },
      );
    }
    await tell('hand in', { type: 'submitted', module });
    const next = attempt.plan.modules[module + 1]?.section;
    if (next !== undefined && next !== section) await tell('save', { type: 'break-skipped' });
  }
  await untilScored(sitting, cookie, id);
}

/** Scoring is a job: a browser asks for the result, and waits for the server's word where it is not there yet. */
async function untilScored(sitting: Sitting, cookie: string, id: string): Promise<void> {
  const start = performance.now();
  const get = (name: string, path: string): Promise<Answer> =>
    timed(sitting, name, 'GET', `${api}/results/${id}${path}`, { cookie });
  while (dataOf<{ state: string }>(await get('result', '')).state !== 'ready') {
    const { isScored } = dataOf<{ isScored: boolean }>(await get('wait for the score', '/scored'));
    if (!isScored) await setTimeout(2000);
  }
  sitting.record.took('handed in until scored', performance.now() - start);
}
