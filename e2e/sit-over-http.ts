import { randomUUID } from 'node:crypto';

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<never>;

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

interface View {
  id: string;
  attempt: { phase: { name: string; next?: number }; plan: { modules: { questions: number }[] } };
  items: { response: { kind: 'choice' | 'entered' } }[];
}

/** A whole test of fixed modules, every answer the first that comes to mind. Gives its id. */
export async function sitTest(call: Call, test = 'diagnostic-1'): Promise<string> {
  const device = `bench-${randomUUID().slice(0, 8)}`;
  const { id, attempt }: View = await call('POST', '/attempts', {
    id: randomUUID(),
    test,
    device,
  });
  let number = 0;
  const send = (...events: object[]): Promise<never> =>
    call('POST', `/attempts/${id}/events`, {
      device,
      events: events.map((event) => ({ number: (number += 1), elapsed: 0, event })),
    });
  if (attempt.phase.name === 'choosing') {
    await send({ type: 'sections-chosen', sections: ['rw', 'math'] });
  }
  for (const module of attempt.plan.modules.keys()) {
    const { items }: View = await call('POST', `/attempts/${id}/modules`, { device, module });
    const answers = items.map(({ response }, question) => ({
      type: 'answered',
      module,
      question,
      answer: response.kind === 'choice' ? 'A' : '7',
    }));
    await send(...answers, { type: 'submitted', module });
    if (attempt.plan.modules[module + 1]) await send({ type: 'break-skipped' });
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
