import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type DemoRole = 'admin' | 'tutor' | 'student' | 'parent';

export interface User {
  email: string;
  fullName: string;
  role: string;
}

export const password = 'Bacthang#2026';

export const newcomer = {
  firstName: 'Ánh',
  lastName: 'Nguyễn Minh',
  phoneNumber: '0912345678',
  password,
  confirmPassword: password,
  dob: '2009-03-14',
  gender: 'female',
  educationLevel: 'high-school',
  province: '74',
  district: '718',
  ward: '25747',
  role: 'student',
  terms: true,
};

export async function postAuth<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const reply = await page.request.post(`/api/v1/auth/${path}`, {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    ...(data && { data }),
  });
  const { data: answer } = await reply.json();
  return answer;
}

/** Stores what the login page leaves in the browser, only once, so that a story's later changes to it stay. */
export async function storeSignIn(page: Page, user: User): Promise<void> {
  await page.addInitScript((account) => {
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', 'yes');
    const state = { user: account, token: 'cookie-auth', isAuthenticated: true };
    localStorage.setItem('auth', JSON.stringify({ state, version: 0 }));
    localStorage.setItem('token', 'cookie-auth');
    localStorage.setItem('userFullName', account.fullName);
    localStorage.setItem('userEmail', account.email);
    if (account.role === 'ADMIN') localStorage.setItem('isAdmin', 'true');
  }, user);
}

export async function readEmailedCode(page: Page, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      const message = data.find((one: { to: string }) => one.to === email);
      code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Signs in with a demo account, like the login page. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  await storeSignIn(
    page,
    await postAuth(page, 'login', { email: `${role}@bac.localhost`, password }),
  );
}

/** Opens a verified account, signed in on this page, and returns its email address. */
export async function openAccount(
  page: Page,
  change: Partial<typeof newcomer> = {},
): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const user = await postAuth<User>(page, 'register', { ...newcomer, ...change, email });
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  await storeSignIn(page, { ...user, status: 'ACTIVE' } as User);
  return email;
}
