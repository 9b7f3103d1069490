import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { becomeAnonymous, signIn, signOut, updateAvatar, validateSession } from './auth-actions.ts';
import { anonymous, authStorageKey, useAuthState } from './auth-state.ts';
import type { Reply } from './client.ts';
import { register } from '../accounts/auth/register/register.ts';

const student: Reply<'GET /id/account/info'> = {
  accountId: '5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11',
  email: 'anh@bac.example',
  username: 'anh',
  role: 'USER',
  accountRole: 'student',
  status: 'ACTIVE',
  fullName: 'Nguyễn Minh Ánh',
  avatar: null,
};
const admin = { ...student, role: 'ADMIN', accountRole: 'admin' } as const;
const credentials = { email: 'anh@bac.example', password: 'Bacthang#1' };

let api: FakeApi;
const persisted = (): unknown => JSON.parse(localStorage.getItem(authStorageKey) ?? 'null')?.state;
const flagNameAndEmail = (): (string | null)[] =>
  ['isAdmin', 'userFullName', 'userEmail'].map((key) => localStorage.getItem(key));
const rehydrate = (): void => void useAuthState.persist.rehydrate();

beforeAll(startI18n);

beforeEach(() => {
  useAuthState.setState(anonymous);
  localStorage.clear();
  api = new FakeApi().answers('POST /auth/login', student).answers('POST /auth/logout', null);
});

describe('signIn', () => {
  test('stores only user, token and isAuthenticated for a reload', async () => {
    await signIn(credentials);
    expect(persisted()).toEqual({ user: student, token: 'cookie-auth', isAuthenticated: true });
    expect(localStorage.getItem('userFullName')).toBe('Nguyễn Minh Ánh');
    expect(localStorage.getItem('userEmail')).toBe('anh@bac.example');
    expect(localStorage.getItem('token')).toBe('cookie-auth');
  });

  test('sets the admin flag for an administrator and clears it for any other role', async () => {
    api.answers('POST /auth/login', admin);
    await signIn(credentials);
    expect(localStorage.getItem('isAdmin')).toBe('true');
    api.answers('POST /auth/login', student);
    await signIn(credentials);
    expect(localStorage.getItem('isAdmin')).toBeNull();
  });

  test('a failed sign-in leaves the person anonymous and stores the message', async () => {
    const message = 'Invalid email or password';
    api.refuses('POST /auth/login', 401, { code: 'WRONG_CREDENTIALS', message });
    await expect(signIn(credentials)).rejects.toThrow(message);
    expect(useAuthState.getState()).toEqual({ ...anonymous, error: message });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

test.each([
  ['missing', undefined, 'UNVERIFIED'],
  ['active', 'ACTIVE', 'ACTIVE'],
])('registers with a status that is %s', async (_name, status, expected) => {
  api.responds('POST /auth/register', () =>
    Response.json({ result: 'OK', data: { ...student, status } }),
  );
  await register({} as Parameters<typeof register>[0]);
  expect(useAuthState.getState()).toMatchObject({
    isAuthenticated: true,
    user: { ...student, status: expected },
  });
});

test('a picture is stored beside the name and removed with it', async () => {
  await signIn(credentials);
  expect(localStorage.getItem('userAvatar')).toBeNull();
  updateAvatar('/files/a.png');
  expect(localStorage.getItem('userAvatar')).toBe('/files/a.png');
  updateAvatar(null);
  expect(localStorage.getItem('userAvatar')).toBeNull();
  updateAvatar('/files/b.png');
  await signOut();
  expect(localStorage.getItem('userAvatar')).toBeNull();
});

describe('register', () => {
  // Its content does not matter: the fake server answers.
  const registration = {} as Parameters<typeof register>[0];

  test('a failed registration leaves the person anonymous and stores the message', async () => {
    const message = 'There is already an account with this email address';
    api.refuses('POST /auth/register', 409, { code: 'EMAIL_TAKEN', message });
    await expect(register(registration)).rejects.toThrow(message);
    expect(useAuthState.getState()).toEqual({ ...anonymous, error: message });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each([
    ['login', 'POST /auth/login', () => signIn(credentials)],
    ['registration', 'POST /auth/register', () => register(registration)],
  ] as const)('rejects a %s whose reply has no data object', async (_name, key, enter) => {
    const message = 'Invalid response format from server';
    for (const data of [null, 'anh']) {
      api.responds(key, () => Response.json({ result: 'OK', data }));
      await expect(enter()).rejects.toThrow(message);
      expect(useAuthState.getState()).toEqual({ ...anonymous, error: message });
    }
  });
});

describe('signOut', () => {
  test.each([
    ['confirmed by the server', true],
    ['without the server', false],
  ])('signing out %s clears everything in this browser', async (_how, isConfirmed) => {
    await signIn(credentials);
    if (!isConfirmed) api.disconnect();
    expect(await signOut()).toBe(isConfirmed);
    expect(useAuthState.getState()).toEqual(anonymous);
    expect(localStorage.length).toBe(0);
  });
});

describe('rehydration', () => {
  test('the stored person is restored at once', async () => {
    await signIn(credentials);
    const stored = localStorage.getItem(authStorageKey)!;
    useAuthState.setState(anonymous);
    localStorage.setItem(authStorageKey, stored);
    rehydrate();
    expect(useAuthState.getState().user).toEqual(student);
  });

  test.each(['{"state":', '"x"', '{"state":{"isAuthenticated":"yes"}}', '[]', '{"state":null}'])(
    'purges the unreadable entry %s',
    (entry) => {
      localStorage.setItem(authStorageKey, entry);
      rehydrate();
      expect(useAuthState.getState().isAuthenticated).toBe(false);
      expect(localStorage.getItem(authStorageKey)).not.toBe(entry);
    },
  );

  test.each([
    ['ADMIN', 'true'],
    ['USER', null],
  ])('rebuilds the person from the stored values as %s', (role, flag) => {
    localStorage.setItem('token', 'cookie-auth');
    localStorage.setItem('userFullName', 'Lê Thu Hà');
    localStorage.setItem('userEmail', 'ha@bac.example');
    if (flag) localStorage.setItem('isAdmin', flag);
    rehydrate();
    expect(useAuthState.getState().user).toMatchObject({
      fullName: 'Lê Thu Hà',
      email: 'ha@bac.example',
      username: 'ha@bac.example',
      role,
      status: 'ACTIVE',
    });
  });

  test('does not rebuild a person from incomplete values', () => {
    localStorage.setItem('token', 'cookie-auth');
    localStorage.setItem('userEmail', 'ha@bac.example');
    rehydrate();
    expect(useAuthState.getState().user).toBeNull();
  });
});

describe('validateSession', () => {
  beforeEach(() => signIn(credentials));

  test('replaces the person when the status differs and keeps the stored picture', async () => {
    updateAvatar('/files/a.png');
    const fresh = { ...student, status: 'SUSPENDED', fullName: 'Ánh', avatar: null } as const;
    api.answers('GET /id/account/info', fresh);
    await validateSession();
    expect(useAuthState.getState().user).toEqual({ ...fresh, avatar: '/files/a.png' });
  });

  test('does not change the person when the status is the same', async () => {
    api.answers('GET /id/account/info', { ...student, fullName: 'Ánh' });
    await validateSession();
    expect(useAuthState.getState().user).toEqual(student);
  });

  test('a 401 makes the person anonymous', async () => {
    api.refuses('GET /id/account/info', 401, { code: 'NOT_SIGNED_IN' });
    await validateSession();
    expect(useAuthState.getState()).toEqual(anonymous);
    expect(localStorage.getItem(authStorageKey)).toBeNull();
  });

  test('a 401 clears the admin flag, the name and the email address', async () => {
    api.answers('POST /auth/login', admin);
    await signIn(credentials);
    expect(flagNameAndEmail()).toEqual(['true', admin.fullName, admin.email]);
    api.refuses('GET /id/account/info', 401, { code: 'NOT_SIGNED_IN' });
    await validateSession();
    expect(flagNameAndEmail()).toEqual([null, null, null]);
  });

  test('a network failure changes nothing and is only logged', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    api.disconnect();
    await validateSession();
    expect(useAuthState.getState().isAuthenticated).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });

  test('sends no request for a visitor', async () => {
    becomeAnonymous();
    const before = api.requests.length;
    await validateSession();
    expect(api.requests).toHaveLength(before);
  });
});
