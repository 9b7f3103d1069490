import { startServer } from '../server.ts';
import { signIn } from '../sign-in.ts';
import { showTimes } from '../times.ts';
import { fillTicketDesk } from './fill.ts';
import { ticketPaths, baseline, type MeasuredPath } from './paths.ts';

const rounds = 40;
const longestMilliseconds = 90_000;
const target = 100;

async function fetchJson(api: string, cookie: string, { path }: MeasuredPath): Promise<unknown> {
  const reply = await fetch(`${api}${path}`, { headers: { cookie } });
  const body: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return body;
}

async function timeOf(api: string, cookie: string, one: MeasuredPath): Promise<number> {
  const start = performance.now();
  await fetchJson(api, cookie, one);
  return performance.now() - start;
}

/** Sends one request at a time and every one once per round, so that a busy moment of the machine affects all of them. */
async function measure(
  api: string,
  cookie: string,
  all: readonly MeasuredPath[],
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (const one of all) await timeOf(api, cookie, one);
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) times.get(one.name)?.push(await timeOf(api, cookie, one));
    if (performance.now() - start > longestMilliseconds) break;
  }
  return times;
}

/** Times every view, filter, sort order and search of a desk with 100,000 tickets and 500,000 messages, and opening a ticket. */
export async function benchTickets(): Promise<void> {
  const server = await startServer();
  const database = await server.database();
  try {
    const filled = await fillTicketDesk(database);
    const cookie = await signIn(server.address, 'admin@bac.localhost');
    const api = `${server.address}/api/v1`;
    const first = { name: '', path: '/admin/tickets?size=1' };
    const { data } = (await fetchJson(api, cookie, first)) as { data: { rows: { id: string }[] } };
    const all = [baseline, ...ticketPaths(filled, data.rows[0]?.id ?? '')];
    showTimes(await measure(api, cookie, all), baseline.name, target);
  } finally {
    await database.end();
    await server.stop();
  }
}
