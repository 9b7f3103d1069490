import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { callApi, signIn } from './send-request.ts';
import { rowOf, takeTests } from './crowd-of-students.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const students = 16;

interface View {
  attempt: { seq: number; modules?: unknown; phase: unknown; active: string };
  items: unknown[];
}

interface Receipt {
  acknowledged: number;
  superseded: { number: number }[];
}

/** Two devices of a student send at the same moment to different processes; afterward all processes must agree on the attempt. */
async function checkTogether({ addresses, front, processes }: Site, student: number): Promise<Row> {
  const tally = new Tally();
  const cookie = await signIn(front, student);
  const [id, first, second] = [
    randomUUID(),
    `one-${randomUUID().slice(0, 8)}`,
    `two-${randomUUID().slice(0, 8)}`,
  ];
  const post = <Data>(index: number, path: string, body: object): Promise<Data> =>
    callApi<Data>(addresses[index % addresses.length]!, 'POST', path, { cookie, body });
  await post(0, '/attempts', { id, test: 'full-1', device: second });
  await post(1, `/attempts/${id}/devices`, { device: first });
  const numbers = new Map<string, number>();
  const sendEvent = (index: number, device: string, event: object): Promise<Receipt> => {
    const number = (numbers.get(device) ?? 0) + 1;
    numbers.set(device, number);
    const events = [{ number, elapsed: 0, event }];
    return post<Receipt>(index, `/attempts/${id}/events`, { device, events });
  };
  await sendEvent(2, first, { type: 'sections-chosen', sections: ['rw', 'math'] });
  const { items } = await post<View>(0, `/attempts/${id}/modules`, { device: first, module: 0 });
  for (const question of items.keys()) {
    const answered = { type: 'answered', module: 0, question, answer: 'B' };
    const other = { ...answered, answer: 'C' };
    const receipts = await Promise.all([
      sendEvent(question, first, answered),
      sendEvent(question + 1, second, other),
    ]);
    for (const [index, device] of [first, second].entries()) {
      tally.expect(receipts[index]?.acknowledged === numbers.get(device), 'not acknowledged');
    }
    const views = await Promise.all(
      addresses.map((address) => callApi<View>(address, 'GET', `/attempts/${id}`, { cookie })),
    );
    tally.expect(
      views.every(({ attempt }) => isDeepStrictEqual(attempt, views[0]?.attempt)),
      'processes disagree about an attempt',
    );
  }
  const database = await processes.database();
  const { rows } = await database.query<{ seq: number; device: string | null }>(
    'select seq, device from attempt_events where attempt_id = $1 order by seq',
    [id],
  );
  await database.end();
  for (const device of [first, second]) {
    const stored = rows.filter((row) => row.device === device).length;
    tally.expect(stored === numbers.get(device), `${stored} of ${numbers.get(device)} are stored`);
  }
  tally.expect(
    rows.every(({ seq }, index) => seq === index + 1),
    'the log has a gap',
  );
  return tally.row('two devices at the same moment');
}

/** Attempts in which every event goes to a different process. */
export async function checkAttempts(
  site: Site,
  expected: readonly string[],
  student: number,
): Promise<Row[]> {
  const crowd = { students: students, pace: 100 };
  const one = await takeTests(site, site.addresses, { ...crowd, devices: 1 });
  const two = await takeTests(site, site.addresses, { ...crowd, devices: 2 });
  const describe = ({ retries }: { retries: number }): string =>
    `${students} students, ${retries} retries`;
  return [
    rowOf('attempts, every event to another process', one, expected, describe(one)),
    rowOf('the same from two devices', two, expected, describe(two)),
    await checkTogether(site, student),
  ];
}
