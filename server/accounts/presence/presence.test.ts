import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityDays, presence } from '../../db/console-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { presenceKeeper } from './presence-keeper.ts';

let test: TestApp;
const minute = 60_000;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const beat = (client: Client, isIdle = false) =>
  client.send('POST', '/id/presence/heartbeat', { isIdle });
const choose = (client: Client, chosen: string | null) =>
  client.send('PATCH', '/id/presence', { chosen });
const readPresence = async (client: Client) => (await client.get('/id/presence')).presence;

describe('presence', () => {
  it('derives presence from activity: online, idle, silent for a while, gone', async () => {
    const student = await newStudent(test);
    expect(await readPresence(student)).toBe('offline');
    await beat(student);
    expect(await readPresence(student)).toBe('online');
    await beat(student, true);
    expect(await readPresence(student)).toBe('away');
    await beat(student);
    test.clock.turn(3 * minute);
    expect(await readPresence(student)).toBe('away');
    test.clock.turn(8 * minute);
    expect(await readPresence(student)).toBe('offline');
  });

  it('shows the chosen status while the person is online, and shows the team who is invisible', async () => {
    const student = await newStudent(test);
    for (const chosen of ['busy', 'away', 'invisible', 'online']) {
      expect((await choose(student, chosen)).json().data).toEqual({ presence: chosen, chosen });
    }
    await choose(student, 'invisible');
    await beat(student);
    const { cookie } = await signedInAs(test.services, 'admin');
    const admin = clientOf(test, cookie);
    await student.get('/id/presence');
    expect((await admin.get(`/admin/users/${student.id}`)).presence).toBe('invisible');
    test.clock.turn(11 * minute);
    expect(await student.get('/id/presence')).toEqual({
      presence: 'offline',
      chosen: 'invisible',
    });
    await choose(student, null);
    expect(await readPresence(student)).toBe('online');
  });

  it('writes many heartbeats as one row and one calendar day in Vietnam, outside of requests', async () => {
    const { db } = test.services;
    const keeper = presenceKeeper(test.services, () => undefined);
    const student = await newStudent(test);
    const rows = () => db.select().from(presence).where(eq(presence.accountId, student.id));
    keeper.recordHeartbeat(student.id, false);
    test.clock.turn(1000);
    keeper.recordHeartbeat(student.id, true);
    keeper.recordHeartbeat(crypto.randomUUID(), false);
    expect(await rows()).toEqual([]);
    await keeper.flush();
    expect(await rows()).toMatchObject([{ isIdle: true, seenAt: test.clock.now(), chosen: null }]);
    const days = await db.select().from(activityDays).where(eq(activityDays.accountId, student.id));
    const today = new Date(test.clock.now().getTime() + 7 * 60 * minute).toISOString().slice(0, 10);
    expect(days.map(({ day }) => day)).toEqual([today]);
  });
});
