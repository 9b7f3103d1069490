import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent } from '../../testing/client.ts';
import { onTwoDevices } from '../../testing/accounts/two-devices.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface Activity {
  id: number;
  action: string;
}

describe('activity', () => {
  it('lists one’s own activity, newest first, page by page', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    const stranger = await newStudent(test);
    await laptop.send('PATCH', '/id/preferences', { pause: true });
    await stranger.send('PATCH', '/id/preferences', { pause: true });
    await phone.send('POST', '/auth/logout');

    const all: Activity[] = await laptop.get('/id/activity');
    expect(all.map(({ action }) => action)).toEqual([
      'session.closed',
      'preferences.changed',
      'session.opened',
      'session.opened',
    ]);
    const first: Activity[] = await laptop.get('/id/activity?limit=3');
    const rest: Activity[] = await laptop.get(`/id/activity?limit=3&before=${first.at(-1)?.id}`);
    expect([...first, ...rest]).toEqual(all);
    expect(await stranger.get('/id/activity')).toHaveLength(1);
  });

  it('includes actions of others on the account', async () => {
    const student = await newStudent(test);
    await test.services.db.transaction((tx) =>
      recordAudit(tx, {
        at: test.clock.now(),
        actorId: crypto.randomUUID(),
        action: 'account.suspended',
        subject: `account:${student.id}`,
      }),
    );
    expect((await student.get('/id/activity'))[0].action).toBe('account.suspended');
  });
});
