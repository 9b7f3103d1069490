import { randomUUID } from 'node:crypto';

export type Call = <Data = never>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: unknown,
) => Promise<Data>;

/** Calls of a signed-in student. */
export const caller =
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

/** How a student goes about a test. */
export interface Way {
  /** Chosen at every question with choices. */
  letter?: 'A' | 'B' | 'C' | 'D';
  /** Chooses by the question instead. */
  choose?: (item: string) => Promise<string>;
  /** Where the test lets one choose; otherwise both. */
  sections?: Section[];
  /** What a class expects it for. */
  assignment?: string;
  /** How many at the end of each module get no answer: the first of them is looked at, the others never. */
  leave?: number;
  /** What happens in each module before its answers are sent, such as waiting or marking. */
  first?: (send: (...events: object[]) => Promise<never>, module: number) => Promise<unknown>;
}

/** A whole test of fixed modules, every answer the first that comes to mind. Gives its id. */
export async function sitTest(call: Call, test = 'diagnostic-1', way: Way = {}): Promise<string> {
  const { letter = 'A', sections = ['rw', 'math'], leave = 0, first, assignment } = way;
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
  const isOfSome = attempt.phase.name === 'choosing' || assignment !== undefined;
  const modules = [...attempt.plan.modules.entries()].filter(
    ([, { section }]) => !isOfSome || sections.includes(section),
  );
  for (const [place, [module, { section }]] of modules.entries()) {
    const { items }: View = await call('POST', `/attempts/${id}/modules`, { device, module });
    await first?.(send, module);
    const answers = await Promise.all(
      items.slice(0, items.length - leave).map(async ({ id: item, response }, question) => ({
        type: 'answered',
        module,
        question,
        answer: response.kind === 'choice' ? await choose(item) : '7',
      })),
    );
    const look = { type: 'visited', module, question: answers.length, ms: 0 };
    await send(...answers, ...(leave > 0 ? [look] : []), { type: 'submitted', module });
    const next = modules[place + 1]?.[1].section;
    if (next && next !== section) await send({ type: 'break-skipped' });
  }
  return id;
}

/** Scoring is a job: it follows within moments. */
export async function untilScored(call: Call, id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const report: { state: string } = await call('GET', `/results/${id}`);
    if (report.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the attempt was not scored');
}
