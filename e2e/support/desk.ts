import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import {
  readEmailedCode,
  newcomer,
  password,
  postAuth,
  storeSignIn,
  signIn,
  type User,
} from './sign-in.ts';
import { createCaller, type Call } from './take-test-over-http.ts';

/** Signs in an agent in a browser of its own, beside the person of the story. */
export async function openAgent(
  browser: Browser,
  baseURL: string,
): Promise<{ agent: Page; callAgent: Call }> {
  const context = await browser.newContext({ baseURL });
  const agent = await context.newPage();
  await signIn(agent, 'admin');
  const cookies = await context.cookies(baseURL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { agent, callAgent: createCaller(baseURL, cookie) };
}

/** Opens another team member's account in its own browser; `callApi` must be an administrator's. */
export async function openTeammate(
  browser: Browser,
  callApi: Call,
  { role, baseURL }: { role: 'support' | 'admin'; baseURL?: string },
): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const email = `${randomUUID()}@example.com`;
  await postAuth<User>(page, 'register', { ...newcomer, email });
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  const { rows } = (await callApi('GET', `/admin/users?search=${email}`)) as {
    rows: { id: string }[];
  };
  await callApi('POST', `/admin/users/${rows[0]?.id}/role`, { role, reason: 'e2e' });
  await storeSignIn(page, await postAuth(page, 'login', { email, password }));
  return page;
}

/** A subject that no other ticket has. */
export const uniqueSubject = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`;

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
export const sendMessage = (call: Call, ticket: string, message: string): Promise<never> =>
  call('POST', `/tickets/${ticket}/messages`, { id: randomUUID(), message, files: [] });

/** The desk's input for a reply. */
export const replyBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Your reply to/ });
export const noteBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Note visible only to the team' });
export const conversation = (page: Page): Locator => page.getByRole('log');
