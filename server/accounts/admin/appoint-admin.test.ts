import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { makeAccount, writeHeaders } from '../../testing/factories.ts';
import { appointAdmin } from './appoint-admin.ts';
import { findAccountByEmail } from '../store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: writeHeaders(), payload });

describe('appointing an administrator from the command line', () => {
  it('the new administrator chooses a password through the link and signs in', async () => {
    const { link, isNew } = await appointAdmin(test.services, ' First@Example.com ');
    expect(isNew).toBe(true);
    const token = new URL(link).searchParams.get('token');
    const newPassword = 'Ruongbacthang#1';
    const changed = await post('/auth/password/forget/change', { token, newPassword });
    expect(changed.json().result).toBe('OK');
    const signedIn = await post('/auth/login', {
      email: 'first@example.com',
      password: newPassword,
    });
    expect(signedIn.json().data).toMatchObject({ role: 'ADMIN' });
  });

  it('promotes an existing account and keeps its id', async () => {
    const before = await makeAccount(test.services, { role: 'student', status: 'suspended' });
    expect((await appointAdmin(test.services, before.email)).isNew).toBe(false);
    const after = await findAccountByEmail(test.services.db, before.email);
    expect(after).toMatchObject({ id: before.id, role: 'admin', status: 'active' });
  });

  it('rejects an invalid email address', async () => {
    await expect(appointAdmin(test.services, 'nobody')).rejects.toThrow(
      '“nobody” is not a valid email address.',
    );
    await expect(appointAdmin(test.services, 'lê.anh@x.vn')).rejects.toThrow('can’t have accents');
  });
});
