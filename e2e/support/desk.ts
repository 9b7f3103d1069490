import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { codeFor, newcomer, password, post, remember, signIn, type User } from './sign-in.ts';
import { caller, type Call } from './sit-over-http.ts';

/** The team's side, on a browser of its own beside the person of the test. */
export async function agentOf(
  browser: Browser,
  baseURL: string,
): Promise<{ agent: Page; callAgent: Call }> {
  const context = await browser.newContext({ baseURL });
  const agent = await context.newPage();
  await signIn(agent, 'admin');
  const cookies = await context.cookies(baseURL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { agent, callAgent: caller(baseURL, cookie) };
}

/** Somebody else of the team, on a browser of their own; `callApi` must be an administrator's. */
export async function teammate(
  browser: Browser,
  callApi: Call,
  { role, baseURL }: { role: 'support' | 'admin'; baseURL?: string },
): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const email = `${randomUUID()}@example.com`;
  await post<User>(page, 'register', { ...newcomer, email });
  await post(page, 'account/email/otp/verify', { email });
  await post(page, 'account/email/otp/verify', { email, otp: await codeFor(page, email) });
  const { rows } = (await callApi('GET', `/admin/users?search=${email}`)) as {
    rows: { id: string }[];
  };
  await callApi('POST', `/admin/users/${rows[0]?.id}/role`, { role, reason: 'e2e' });
  await remember(page, await post(page, 'login', { email, password }));
  return page;
}

/** A subject that no other ticket has. */
export const subject = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

/** Opens a ticket as whoever `call` is. */
export async function openTicket(
  call: Call,
  given: { subject: string; message?: string; category?: string },
): Promise<string> {
  const id = randomUUID();
  await call('POST', '/tickets', {
    id,
    subject: given.subject,
    category: given.category ?? 'technical',
    message: given.message ?? 'The page stays white after I sign in.',
    files: [],
    attempt: null,
    visitor: null,
  });
  return id;
}

/** The person writes once more. */
export const writeAgain = (call: Call, ticket: string, message: string): Promise<never> =>
  call('POST', `/tickets/${ticket}/messages`, { id: randomUUID(), message, files: [] });

/** The box of the desk. */
export const replyBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Your reply to/ });
export const noteBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'A note that only the team sees' });
export const conversation = (page: Page): Locator => page.getByRole('log');
