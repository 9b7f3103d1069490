import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { workerData, parentPort } from 'node:worker_threads';
import { crowdEmail } from '../../attempts/crowd.ts';
import { fill, refusedBodies, texts } from './bodies.ts';
import { form, formType } from './files.ts';
import { device, HostilePerson } from './hostile-person.ts';
import { listOpenRoutes } from './open-routes.ts';
import { rawClient, type SendRaw } from './raw-request.ts';

/**
 * Everything at once, from one machine, until the main thread ends this one: a thread of its own, so that the students' times are
 * not those of a busy client.
 */

export interface FloodData {
  address: string;
  /** The index of the first hostile account; there are `accounts`. */
  first: number;
  accounts: number;
}

/** Between two requests of one flooder. Without it, the client would take the processor that the server needs. */
const pauseMs = 20;
const slowSockets = 60;

const { address, first, accounts } = workerData as FloodData;
const counts: Record<string, number> = {};

const count = (name: string, status: number): void => {
  const key = `${name} ${status}`;
  counts[key] = (counts[key] ?? 0) + 1;
};

async function forever(name: string, act: (turn: number) => Promise<number>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    count(name, await act(turn));
    await setTimeout(pauseMs);
  }
}

/** A socket that says a little every second and never finishes. */
async function drip(head: string): Promise<void> {
  const { hostname, port } = new URL(address);
  for (;;) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    socket.write(head);
    const timer = setInterval(() => socket.write('a'), 1000);
    await closed;
    clearInterval(timer);
    count('slow connection closed', 0);
    await setTimeout(500);
  }
}

const slowHeaders = 'GET /api/v1/tests HTTP/1.1\r\nHost: localhost\r\nx: ';
const slowUpload = (): string =>
  `POST /api/v1/tickets/files?id=${randomUUID()}&name=a.txt HTTP/1.1\r\nHost: localhost\r\n` +
  `x-one-time-uuid: ${randomUUID()}\r\nx-event-time: ${new Date().toISOString()}\r\n` +
  'content-type: multipart/form-data; boundary=edge\r\ncontent-length: 10000000\r\n\r\n' +
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

async function floodLog(send: SendRaw, person: HostilePerson): Promise<void> {
  const questions = await person.startTest('full-1');
  let number = person.sent;
  await forever('long logs', async () => {
    const events = Array.from({ length: 100 }, (_, index) => {
      const place = { block: 'b1', start: 0, end: 3, colour: 'blue', quote: 'x'.repeat(2000) };
      const highlight = { id: `h${number}`, ...place };
      const event = { type: 'highlighted', module: 0, question: index % questions, highlight };
      return { number: (number += 1), elapsed: 0, event };
    });
    const path = `/attempts/${person.ids['attempt']}/events`;
    const content = JSON.stringify({ device, events, refusedUpTo: number });
    return (await send({ method: 'POST', path, cookie: person.cookie, content })).status;
  });
}

async function flood(): Promise<void> {
  const { send } = rawClient(address, 200);
  const people = Array.from(
    { length: accounts },
    (_, index) => new HostilePerson(send, crowdEmail(first + index)),
  );
  for (const person of people) await person.signIn();
  const routes = (await listOpenRoutes(address)).filter(({ body }) => body);
  const reads = ['/tests', '/content/articles', '/sample-questions', '/places/provinces'];
  // Made once: the client must not take the processor that the server needs.
  const bodies = routes.flatMap((route) =>
    [
      ...Object.values(refusedBodies(route)),
      ...Object.values(texts).map((unit) =>
        JSON.stringify(fill(route.body!, unit, route.maxBytes - 200)),
      ),
    ].map((text) => ({ route, content: Buffer.from(text) })),
  );
  const attacks = people.flatMap((person, index) => [
    forever('adversarial bodies', async (turn) => {
      const { route, content } = bodies[(turn * 7 + index * 101) % bodies.length]!;
      const { method, path } = route;
      // Without a session where it would end, so that the flood goes on.
      const cookie = path.startsWith('/auth') ? undefined : person.cookie;
      return (await send({ method, path: person.pathOf(path), cookie, content })).status;
    }),
    floodLog(send, person),
    forever('reads with an account', async (turn) => {
      const path = ['/tests', '/results', '/mistakes', '/id/activity'][turn % 4]!;
      return (await send({ method: 'GET', path, cookie: person.cookie })).status;
    }),
    forever('uploads of 5 MB', async () => {
      const content = form(Buffer.alloc(5 * 1024 * 1024 - 4096, 'GIF89a'));
      await setTimeout(500);
      const path = '/id/avatar';
      return (await send({ method: 'POST', path, cookie: person.cookie, type: formType, content }))
        .status;
    }),
  ]);
  const visitors = Array.from({ length: 8 }, (_, index) => [
    forever('reads of visitors', async (turn) => {
      const path = reads[(turn + index) % reads.length]!;
      return (await send({ method: 'GET', path })).status;
    }),
    forever('wrong passwords', async () => {
      const content = JSON.stringify({ email: crowdEmail(index), password: randomUUID() });
      return (await send({ method: 'POST', path: '/auth/login', content })).status;
    }),
  ]);
  const slow = Array.from({ length: slowSockets }, (_, index) =>
    drip(index % 3 === 0 ? slowHeaders : slowUpload()),
  );
  await Promise.all([...attacks, ...visitors.flat(), ...slow]);
}

parentPort!.on('message', () => parentPort!.postMessage(counts, []));
await flood();
