import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { codeFor, newcomer, password, post, remember, signIn, type User } from './sign-in.ts';
import { caller, type Call } from './sit-over-http.ts';

/** Signs in an agent in a browser of its own, beside the person of the story. */
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

/** Opens another team member's account in its own browser; `callApi` must be an administrator's. */
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
export const subject = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`;

/** Opens a ticket as the account of `call`. */
export async function openTicket(
  call: Call,
  input: { subject: string; message?: string; category?: string },
): Promise<string> {
  const id = randomUUID();
  await call('POST', '/tickets', {
    id,
    subject: input.subject,
    category: input.category ?? 'technical',
    message: input.message ?? 'The page stays white after I sign in.',
    files: [],
    attempt: null,
    visitor: null,
  });
  return id;
}

/** Sends another message of the person. */
export const writeAgain = (call: Call, ticket: string, message: string): Promise<never> =>
  call('POST', `/tickets/${ticket}/messages`, { id: randomUUID(), message, files: [] });

/** The desk's input for a reply. */
export const replyBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Your reply to/ });
export const noteBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'A note that only the team sees' });
export const conversation = (page: Page): Locator => page.getByRole('log');
