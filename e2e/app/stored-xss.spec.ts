import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { agentOf, openTicket, subject } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';

/** Whatever of it a page took for markup would set the flag. */
const hostile = `'"--></script></textarea><img src=x onerror="window.stolen=1"><svg onload="window.stolen=1"><script>window.stolen=1</script>`;
const both = { en: hostile, vi: hostile };

/** Opens a page that shows the words, or has them in its fields, and sees that they are words. */
async function expectWords(page: Page, path: string, areInFields = false): Promise<void> {
  await page.goto(path);
  const shown = areInFields ? page.getByRole('heading') : page.getByText('onerror=');
  await expect(shown.first()).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
}

test('what a student writes runs neither for them nor for the team', async ({
  page,
  browser,
  baseURL,
  signUp,
  callApi,
}) => {
  await signUp();
  const ticket = await openTicket(callApi, { subject: subject(hostile), message: hostile });
  await callApi('PATCH', '/id/profile', { bio: hostile, goals: hostile, interests: hostile });
  await expectWords(page, `/tickets/${ticket}`);
  await expectWords(page, '/profile', true);
  const { agent } = await agentOf(browser, baseURL!);
  await expectWords(agent, `/admin/tickets/${ticket}`);
  await agent.context().close();
});

test(
  'what a teacher calls a class runs for nobody',
  { tag: '@wide' },
  async ({ page, signInAs, callApi }) => {
    await signInAs('tutor');
    const id = randomUUID();
    await callApi('PUT', `/classes/${id}`, { name: hostile.slice(0, 120), note: hostile });
    await expectWords(page, `/classes/${id}`);
    await callApi('PUT', `/classes/${id}/archived`, { isArchived: true });
  },
);

test('what an administrator publishes runs for no visitor', async ({
  page,
  browser,
  baseURL,
  signInAs,
  callApi,
}) => {
  await signInAs('admin');
  const [id, slug] = [randomUUID(), `words-${randomUUID()}`];
  const body = { topic: 'start', title: both, summary: both, text: both };
  await callApi('POST', '/admin/content', { id, kind: 'article', slug, body });
  const shown = { version: 1, showsFrom: null, showsUntil: null };
  await callApi('POST', `/admin/content/${id}/publish`, shown);
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  // What visitors are shown may be five seconds old, and what is written from it ten.
  const address = `/support/${slug}`;
  const asked = async (): Promise<number> => (await visitor.request.get(address)).status();
  await expect.poll(asked, { timeout: 30_000 }).toBe(200);
  const html = await (await visitor.request.get(address)).text();
  expect(html, 'rendered by the server, as words').toContain('&lt;img src=x onerror=');
  expect(html).not.toMatch(/<(img|svg|script)[^>]*stolen/);
  await expectWords(visitor, address);
  await visitor.context().close();
  await expectWords(page, `/admin/content/${id}`, true);
  await callApi('POST', `/admin/content/${id}/status`, { status: 'archived' });
});
