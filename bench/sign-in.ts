import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

const student = { email: 'student@bac.localhost', password: 'Bacthang#2026' };

/** Signs in a demo account, and returns the session cookie. */
export async function signIn(address: string, email = student.email): Promise<string> {
  const reply = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-one-time-uuid': randomUUID(),
      'x-event-time': new Date().toISOString(),
    },
    body: JSON.stringify({ ...student, email }),
  });
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Signs in a browser, and sets its language to English. */
export async function signInPage(page: Page, address: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(address)).split('=');
  await page.context().addCookies([{ name, value, url: address }]);
  await page.goto(`${address}/auth/login`);
  await page.evaluate((userEmail) => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('token', 'cookie-auth');
    localStorage.setItem('userFullName', 'Nguyễn Minh Ánh');
    localStorage.setItem('userEmail', userEmail);
  }, student.email);
}
