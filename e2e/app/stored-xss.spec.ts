import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAgent, openTicket, uniqueSubject } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';

/** Any part of it that a page treats as markup sets the flag. */
const hostile = `'"--></script></textarea><img src=x onerror="window.stolen=1"><svg onload="window.stolen=1"><script>window.stolen=1</script>`;
const both = { en: hostile, vi: hostile };

/** Opens a page that shows the text, or has it in its fields, and checks that it is plain text. */
async function expectPlainText(page: Page, path: string, isInFields = false): Promise<void> {
  await page.goto(path);
  const marker = isInFields ? page.getByRole('heading') : page.getByText('onerror=');
  await expect(marker.first()).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
}

test('a student’s text is never rendered as HTML, neither for them nor for the team', async ({
  page,
  browser,
  baseURL,
  signUp,
  callApi,
}) => {
  await signUp();
  const ticket = await openTicket(callApi, { subject: uniqueSubject(hostile), message: hostile });
  await callApi('PATCH', '/id/profile', { bio: hostile, goals: hostile, interests: hostile });
  await expectPlainText(page, `/tickets/${ticket}`);
  await expectPlainText(page, '/profile', true);
  const { agent } = await openAgent(browser, baseURL!);
  await expectPlainText(agent, `/admin/tickets/${ticket}`);
  await agent.context().close();
});

test(
  'a class name is never rendered as HTML',
  { tag: '@wide' },
  async ({ page, signInAs, callApi }) => {
    await signInAs('tutor');
    const id = randomUUID();
    await callApi('PUT', `/classes/${id}`, { name: hostile.slice(0, 120), note: hostile });
    await expectPlainText(page, `/classes/${id}`);
    await callApi('PUT', `/classes/${id}/archive`, { isArchived: true });
  },
);

test('published content is never rendered as HTML for a visitor', async ({
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
  const publication = { version: 1, showsFrom: null, showsUntil: null };
  await callApi('POST', `/admin/content/${id}/publish`, publication);
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  // Cached content may be five seconds old, and the page rendered from it ten.
  const address = `/support/${slug}`;
  const readStatus = async (): Promise<number> => (await visitor.request.get(address)).status();
  await expect.poll(readStatus, { timeout: 30_000 }).toBe(200);
  const html = await (await visitor.request.get(address)).text();
  expect(html, 'rendered by the server as plain text').toContain('&lt;img src=x onerror=');
  expect(html).not.toMatch(/<(img|svg|script)[^>]*stolen/);
  await expectPlainText(visitor, address);
  await visitor.context().close();
  await expectPlainText(page, `/admin/content/${id}`, true);
  await callApi('POST', `/admin/content/${id}/status`, { status: 'archived' });
});
