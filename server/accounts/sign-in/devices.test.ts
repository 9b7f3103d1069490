import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../db/accounts-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
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
  it('lists devices by readable names, the current one first', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    expect(await devicesOf(phone)).toMatchObject([
      { name: 'Chrome on Android', isCurrent: true, address: '127.0.0.1' },
      { name: 'Firefox on Linux', isCurrent: false },
    ]);
    const [current] = await laptop.get('/id/sessions', { 'accept-language': 'vi' });
    expect(current.name).toBe('Firefox trên Linux');
  });

  it('signs out a single device at once', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    expect(await isSignedIn(laptop)).toBe(true);
    const [, other] = await devicesOf(phone);
    expect((await phone.send('DELETE', `/id/sessions/${other?.id}`)).statusCode).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
  });

  it('signs out the current device', async () => {
    const { phone } = await onTwoDevices(test);
    const [current] = await devicesOf(phone);
    const reply = await phone.send('DELETE', `/id/sessions/${current?.id}`);
    expect(String(reply.headers['set-cookie'])).toMatch(/session=;/);
    expect(await isSignedIn(phone)).toBe(false);
  });

  it('refuses to sign out another person’s device', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    const stranger = await newStudent(test);
    const [, other] = await devicesOf(phone);
    const reply = await stranger.send('DELETE', `/id/sessions/${other?.id}`);
    expect(reply.json().code).toBe('NOT_FOUND');
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it('shows when a device was last seen, to within five minutes', async () => {
    const { phone } = await onTwoDevices(test);
    const lastSeen = async () => Date.parse(String((await devicesOf(phone))[0]?.lastSeenAt));
    const first = await lastSeen();
    test.clock.turn(4 * 60_000);
    expect(await lastSeen()).toBe(first);
    test.clock.turn(60_000);
    expect(await lastSeen()).toBe(test.clock.now().getTime());
  });

  it('truncates a very long user agent', async () => {
    const { email, id } = await accountWithPassword(test);
    await signIn(test, email, 'x'.repeat(5000));
    const { db } = test.services;
    const [session] = await db.select().from(sessions).where(eq(sessions.accountId, id));
    expect(session?.userAgent).toHaveLength(300);
  });

  it('emails the owner once about each new device, except the first', async () => {
    const { email, phone } = await onTwoDevices(test);
    await phone.send('POST', '/auth/logout');
    await signIn(test, email, chrome);
    const sentEmails = await queuedEmailsTo(test, email);
    expect(sentEmails.map(({ subject }) => subject)).toEqual([
      'Có thiết bị mới đăng nhập vào tài khoản của bạn',
    ]);
    expect(sentEmails[0]?.text).toContain('Firefox trên Linux đã đăng nhập');
  });
});
