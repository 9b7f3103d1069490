import { randomUUID } from 'node:crypto';

export type Call = <Data = never>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<Data>;

/** Returns a function that calls the API with this session cookie. */
export const createCaller =
  (address: string, cookie: string): Call =>
  async (method, path, body) => {
    const reply = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-one-time-uuid': randomUUID(),
        'x-event-time': new Date().toISOString(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await reply.json()) as { data: never };
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
    return json.data;
  };

type Section = 'rw' | 'math';

interface View {
  id: string;
  attempt: {
    phase: { name: string };
    plan: { modules: { section: Section }[] };
  };
  items: { id: string; response: { kind: 'choice' | 'entered' } }[];
}

/** How to take a test. */
export interface TakeOptions {
  /** The answer to every question with choices. */
  letter?: 'A' | 'B' | 'C' | 'D';
  /** Chooses an answer for each item instead. */
  choose?: (item: string) => Promise<string>;
  /** The sections to take, if the test or the assignment does not fix them; by default both. */
  sections?: Section[];
  /** The assignment that the attempt is for. */
  assignment?: string;
  /** How many questions at the end of each module get no answer: the first of them is visited, the others are not. */
  unanswered?: number;
  /** Runs in each module before its answers are sent, for example to wait or to mark. */
  beforeAnswers?: (
    send: (...events: object[]) => Promise<never>,
    module: number,
  ) => Promise<unknown>;
}

/** Takes a whole test of fixed modules, and returns the attempt's id. */
export async function takeTest(
  call: Call,
  test = 'diagnostic-1',
  way: TakeOptions = {},
): Promise<string> {
  const {
    letter = 'A',
    sections = ['rw', 'math'],
    unanswered = 0,
    beforeAnswers,
    assignment,
  } = way;
  const choose = way.choose ?? (async () => letter);
  const device = `bench-${randomUUID().slice(0, 8)}`;
  const { id, attempt }: View = await call('POST', '/attempts', {
    id: randomUUID(),
    test,
    device,
    ...(assignment !== undefined && { assignment }),
  });
  let number = 0;
  const send = (...events: object[]): Promise<never> =>
    call('POST', `/attempts/${id}/events`, {
      device,
      events: events.map((event) => ({ number: (number += 1), elapsed: 0, event })),
    });
  if (attempt.phase.name === 'choosing') await send({ type: 'sections-chosen', sections });
  const hasChosenSections = attempt.phase.name === 'choosing' || assignment !== undefined;
  const modules = [...attempt.plan.modules.entries()].filter(
    ([, { section }]) => !hasChosenSections || sections.includes(section),
  );
  for (const [index, [module, { section }]] of modules.entries()) {
    const { items }: View = await call('POST', `/attempts/${id}/modules`, { device, module });
    await beforeAnswers?.(send, module);
    const answers = await Promise.all(
      items.slice(0, items.length - unanswered).map(async ({ id: item, response }, question) => ({
        type: 'answered',
        module,
        question,
        answer: response.kind === 'choice' ? await choose(item) : '7',
      })),
    );
    const visit = { type: 'visited', module, question: answers.length, ms: 0 };
    await send(...answers, ...(unanswered > 0 ? [visit] : []), { type: 'submitted', module });
    const next = modules[index + 1]?.[1].section;
    if (next && next !== section) await send({ type: 'break-skipped' });
  }
  return id;
}

/** Waits for the job that scores the attempt. */
export async function waitForScore(call: Call, id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const report: { state: string } = await call('GET', `/results/${id}`);
    if (report.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the attempt was not scored');
}
