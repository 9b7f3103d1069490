import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { lettersTo } from '../../testing/letters.ts';
import {
  accountWithPassword,
  chrome,
  isSignedIn,
  onTwoDevices,
  signIn,
} from '../../testing/accounts/two-devices.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface Device {
  id: string;
  lastSeenAt: string;
}

const devicesOf = (client: Client): Promise<Device[]> => client.get('/id/sessions');

describe('devices', () => {
  it('are listed by readable names, the one that asks first', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    expect(await devicesOf(phone)).toMatchObject([
      { name: 'Chrome on Android', isCurrent: true, address: '127.0.0.1' },
      { name: 'Firefox on Linux', isCurrent: false },
    ]);
    const [own] = await laptop.get('/id/sessions', { 'accept-language': 'vi' });
    expect(own.name).toBe('Firefox trên Linux');
  });

  it('can be signed out one by one, at once', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    expect(await isSignedIn(laptop)).toBe(true);
    const [, other] = await devicesOf(phone);
    expect((await phone.send('DELETE', `/id/sessions/${other?.id}`)).statusCode).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
  });

  it('can be the one that asks, which is then signed out', async () => {
    const { phone } = await onTwoDevices(test);
    const [own] = await devicesOf(phone);
    const reply = await phone.send('DELETE', `/id/sessions/${own?.id}`);
    expect(String(reply.headers['set-cookie'])).toMatch(/session=;/);
    expect(await isSignedIn(phone)).toBe(false);
  });

  it('of somebody else cannot be found, let alone signed out', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    const stranger = await newStudent(test);
    const [, other] = await devicesOf(phone);
    const reply = await stranger.send('DELETE', `/id/sessions/${other?.id}`);
    expect(reply.json().code).toBe('NOT_FOUND');
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it('show when they were last seen, to within five minutes', async () => {
    const { phone } = await onTwoDevices(test);
    const seen = async () => Date.parse(String((await devicesOf(phone))[0]?.lastSeenAt));
    const first = await seen();
    test.clock.turn(4 * 60_000);
    expect(await seen()).toBe(first);
    test.clock.turn(60_000);
    expect(await seen()).toBe(test.clock.now().getTime());
  });

  it('that claim a name without end are kept with the beginning of it', async () => {
    const { email, id } = await accountWithPassword(test);
    await signIn(test, email, 'x'.repeat(5000));
    const { db } = test.services;
    const [kept] = await db.select().from(sessions).where(eq(sessions.accountId, id));
    expect(kept?.userAgent).toHaveLength(300);
  });

  it('new to the account are told of by letter, but not the first and none twice', async () => {
    const { email, phone } = await onTwoDevices(test);
    await phone.send('POST', '/auth/logout');
    await signIn(test, email, chrome);
    const letters = await lettersTo(test, email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Có thiết bị mới đăng nhập vào tài khoản của bạn',
    ]);
    expect(letters[0]?.text).toContain('Firefox trên Linux đã đăng nhập');
  });
});
