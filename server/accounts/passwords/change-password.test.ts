import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import {
  chrome,
  isSignedIn,
  login,
  onTwoDevices,
  password,
} from '../../testing/accounts/two-devices.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const newPassword = 'Mới#Mật7khẩu';

const change = (client: Client, currentPassword: string, replacement = newPassword) =>
  client.send('POST', '/id/password', { currentPassword, newPassword: replacement });

describe('changing the password', () => {
  it('a password change signs out all other devices and is emailed', async () => {
    const { email, phone, laptop } = await onTwoDevices(test);
    expect((await change(laptop, password)).statusCode).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await login(test, email, chrome)).json().code).toBe('WRONG_CREDENTIALS');
    expect((await login(test, email, chrome, newPassword)).statusCode).toBe(200);
    const sentEmails = await queuedEmailsTo(test, email);
    expect(sentEmails.at(-1)?.subject).toBe('Your password was changed');
    expect(await laptop.get('/id/activity')).toContainEqual(
      expect.objectContaining({ action: 'password.changed' }),
    );
  });

  it('a password change requires the current password', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    const reply = await change(laptop, 'Wrong#Password');
    expect(reply.json()).toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'Current password is incorrect',
    });
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('limits guesses of the current password', async () => {
    const { laptop } = await onTwoDevices(test);
    for (let guess = 0; guess < 10; guess += 1) await change(laptop, `Guess#${guess}`);
    expect((await change(laptop, password)).statusCode).toBe(429);
  });

  it('refuses a new password that breaks the rules', async () => {
    const { laptop } = await onTwoDevices(test);
    const reply = await change(laptop, password, 'bac thang');
    expect(reply.json().errors).toEqual([
      { path: 'newPassword', message: 'must have at least one uppercase letter' },
      { path: 'newPassword', message: 'must have at least one special character' },
      { path: 'newPassword', message: 'can’t contain spaces' },
    ]);
  });

  it('refuses a guessable new password', async () => {
    const { phone, laptop } = await onTwoDevices(test);
    const guessable = ['Iloveyou@123', 'Minhanh@2009'];
    const errors = [];
    for (const weakPassword of guessable)
      errors.push((await change(laptop, password, weakPassword)).json().errors);
    expect(errors).toEqual([
      [{ path: 'newPassword', message: 'is too common: choose another one' }],
      [{ path: 'newPassword', message: expect.stringContaining('too similar to your name') }],
    ]);
    expect(await isSignedIn(phone)).toBe(true);
  });
});
