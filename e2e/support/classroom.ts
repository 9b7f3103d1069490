import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { readEmailedCode, newcomer, postAuth, storeSignIn, signIn, type User } from './sign-in.ts';
import { createCaller, type Call } from './take-test-over-http.ts';

interface Person {
  page: Page;
  call: Call;
}

async function callerOf(page: Page, baseURL: string): Promise<Call> {
  const cookies = await page.context().cookies();
  return createCaller(baseURL, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** Opens a tutor in a browser of their own. */
export async function openTutor(browser: Browser, baseURL: string): Promise<Person> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, 'tutor');
  return { page, call: await callerOf(page, baseURL) };
}

/** Opens a student of sixteen or more, whose results for a class its teacher may see. */
export async function openStudent(
  browser: Browser,
  baseURL: string,
  lastName: string,
): Promise<Person> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const email = `${randomUUID()}@example.com`;
  const user = await postAuth<User>(page, 'register', { ...newcomer, lastName, email });
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  await storeSignIn(page, { ...user, status: 'ACTIVE' } as User);
  return { page, call: await callerOf(page, baseURL) };
}
