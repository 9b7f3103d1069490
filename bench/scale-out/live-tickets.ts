import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../times.ts';
import { callApi, signIn } from './send-request.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const rounds = 4;
const patienceMs = 2000;

/** Listens to a stream, and records when it last reported a change. */
async function listen(address: string, path: string, cookie: string) {
  const outgoing = request(new URL(`/api/v1${path}`, address), {
    agent: false,
    headers: { cookie },
  });
  outgoing.end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}`);
  const heard = { at: 0, isReady: false };
  const lines = createInterface({ input: reply });
  // Closing the listener breaks the connection, which is not a failure.
  lines.on('error', () => {});
  lines.on('line', (line) => {
    const { kind } = JSON.parse(line) as { kind: string };
    if (kind === 'ready') heard.isReady = true;
    if (kind === 'changed') heard.at = performance.now();
  });
  while (!heard.isReady) await setTimeout(10);
  return { heard, close: () => outgoing.destroy() };
}

/** A message written at one process must reach listeners at every process, and through nginx without buffering. */
export async function checkLiveTickets(site: Site, student: number): Promise<Row[]> {
  const { addresses, front, admin } = site;
  const cookie = await signIn(front, student);
  const ticket = randomUUID();
  const message = 'The page stays white after I sign in.';
  const fields = { id: ticket, subject: 'A white page', category: 'technical', message };
  const body = { ...fields, files: [], attempt: null, visitor: null };
  await callApi(front, 'POST', '/tickets', { cookie, body });
  const listeners = await Promise.all(
    [...addresses, front].flatMap((address) => [
      listen(address, `/tickets/${ticket}/stream`, cookie),
      listen(address, '/admin/tickets/stream', admin),
    ]),
  );
  const tally = new Tally();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const address of addresses) {
      // Waits until all notifications of the previous message have arrived.
      await setTimeout(300);
      const start = performance.now();
      const reply = { id: randomUUID(), message: `Once more, ${round}.`, files: [] };
      await callApi(address, 'POST', `/tickets/${ticket}/messages`, { cookie, body: reply });
      const hasHeard = ({ heard }: (typeof listeners)[number]): boolean => heard.at > start;
      while (!listeners.every(hasHeard) && performance.now() - start < patienceMs)
        await setTimeout(5);
      for (const listener of listeners) {
        tally.expect(hasHeard(listener), 'not notified of a message');
        if (hasHeard(listener)) times.push(listener.heard.at - start);
      }
    }
  }
  for (const { close } of listeners) close();
  const [usual, worst] = [quantile(times, 0.5), Math.max(...times)].map((ms) => ms.toFixed(0));
  return [
    tally.row('live tickets', `heard after ${usual} ms, ${worst} at most, the writing included`),
  ];
}
