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

export async function post<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const reply = await page.request.post(`/api/v1/auth/${path}`, {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    ...(data && { data }),
  });
  const { data: answer } = await reply.json();
  return answer;
}

/** What the login page leaves in the browser, once: what a test then does to it stays done. */
export async function remember(page: Page, user: User): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('signed-in-once')) return;
    sessionStorage.setItem('signed-in-once', 'yes');
    const state = { user: given, token: 'cookie-auth', isAuthenticated: true };
    localStorage.setItem('auth', JSON.stringify({ state, version: 0 }));
    localStorage.setItem('token', 'cookie-auth');
    localStorage.setItem('userFullName', given.fullName);
    localStorage.setItem('userEmail', given.email);
    if (given.role === 'ADMIN') localStorage.setItem('isAdmin', 'true');
  }, user);
}

export async function codeFor(page: Page, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      const letter = data.find((one: { to: string }) => one.to === email);
      code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Signs a demo account in, as its browser would be after the login page. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  await remember(page, await post(page, 'login', { email: `${role}@bac.localhost`, password }));
}

/** A verified account of one's own, signed in on this page; gives its address. */
export async function openAccount(
  page: Page,
  change: Partial<typeof newcomer> = {},
): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const user = await post<User>(page, 'register', { ...newcomer, ...change, email });
  await post(page, 'account/email/otp/verify', { email });
  await post(page, 'account/email/otp/verify', { email, otp: await codeFor(page, email) });
  await remember(page, { ...user, status: 'ACTIVE' } as User);
  return email;
}
