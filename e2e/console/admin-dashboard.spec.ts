import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

const numberLink = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name} [\\d,]+`) });

/** Reads a number from its link, such as `Sign-ups 1,462 …`. */
async function numberOf(page: Page, name: string): Promise<number> {
  const text = await numberLink(page, name).locator('strong').innerText();
  return Number(text.replaceAll(',', ''));
}

const moving = ['Sign-ups', 'Active students', 'Attempts started', 'Attempts completed'];

test('the numbers increase when a student signs up and finishes a test', async ({
  browser,
  signUp,
  takeTest,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(numberLink(page, 'Sign-ups')).toBeVisible();
  const before = await Promise.all(moving.map((name) => numberOf(page, name)));

  await signUp();
  await takeTest();

  await expect(async () => {
    await page.reload();
    await expect(numberLink(page, 'Sign-ups')).toBeVisible();
    for (const [index, name] of moving.entries()) {
      expect(await numberOf(page, name)).toBeGreaterThan(before[index] ?? 0);
    }
  }).toPass({ timeout: 60_000, intervals: [3000] });
  await expect(
    page.getByRole('img', { name: /^Estimated total/ }),
    'the score is in the distribution',
  ).toBeVisible();
  await context.close();
});

/** Mocks the card's rows, because the stories' demo has too few answers for flags; the list behind it stays real. */
async function openDashboardWith(page: Page, flagged: string[], reported: string[]) {
  await page.route(/\/api\/v1\/admin\/dashboard/, async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const weak = { flag: 'weak', choice: null, p: 0.5, r: 0.1 };
    const items = flagged.map((item) => ({ ...weak, item }));
    const topic = { en: 'A topic', vi: 'Một chủ đề' };
    const reports = reported.map((item) => ({ item, version: 1, reports: 2, topic, right: 0.5 }));
    const json = {
      ...rest,
      data: {
        ...data,
        flagged: { total: items.length, items },
        reported: { total: reports.length, items: reports },
      },
    };
    await route.fulfill({ response: reply, json });
  });
  await page.goto('/admin/dashboard');
}

test.describe('an administrator', () => {
  test.beforeEach(({ signInAs }) => signInAs('admin'));
  // A request may still be pending in the mocked route when a story ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test(
    'an administrator chooses how many days to look at, and the URL keeps it',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      await page.goto('/admin/dashboard');
      await expect(page.getByText('against the 7 days before')).toBeVisible();
      await page.getByRole('radio', { name: '30 days' }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard\?days=30$/);
      await expect(page.getByText('against the 30 days before')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
      await expect(page.getByText('against the 30 days before')).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'an administrator reads a chart as a table',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      await page.goto('/admin/dashboard?days=14');
      const chart = page.getByRole('figure').filter({ hasText: 'Attempts per day' });
      await chart.getByRole('button', { name: 'Table' }).click();
      const table = chart.getByRole('table', { name: 'Attempts per day' });
      await expect(table.getByRole('row')).toHaveCount(1 + 14);
      await expect(table.getByRole('columnheader', { name: 'Completed' })).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('an administrator opens the list behind a number', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/admin/dashboard');
    const count = await numberOf(page, 'Sign-ups');
    expect(count).toBeGreaterThan(0);
    await numberLink(page, 'Sign-ups').click();
    await expect(page).toHaveURL(/\/admin\/users\?since=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Users');
  });

  test(
    'an administrator opens each flagged question in the list, whatever page it is on',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      const flagged = ['words-in-context-16', 'circles-01', 'rhetorical-synthesis-09'];
      await openDashboardWith(page, flagged, []);
      const card = page.getByRole('region', { name: 'Flagged questions' });
      for (const item of flagged) {
        await card.getByRole('link', { name: item }).click();
        const row = page.getByRole('row', { name: new RegExp(`^${item}\\b`) });
        await expect(row).toHaveAttribute('aria-current', 'true');
        await expect(row).toBeInViewport();
        await expect(page.locator(`a[href="/admin/questions/${item}"]`)).toBeVisible();
        await expectAccessible(page);
        await page.goBack();
      }
    },
  );

  test(
    'an administrator opens each reported question from its row',
    { tag: '@wide' },
    async ({ page }) => {
      const reported = ['transitions-05', 'percentages-03'];
      await openDashboardWith(page, [], reported);
      const card = page.getByRole('region', { name: 'Reported questions' });
      for (const item of reported) {
        await card.getByRole('link', { name: item }).click();
        await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
        await page.goBack();
      }
    },
  );

  test(
    'an administrator sees which tickets are overdue, or that none is',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/admin/dashboard');
      const card = page.getByRole('region', { name: 'Overdue tickets' });
      await expect(
        card.getByRole('listitem').or(card.getByText('Nothing is overdue')).first(),
      ).toBeVisible();
      await card.getByRole('link', { name: /unresolved$/ }).click();
      await expect(page).toHaveURL(/\/admin\/tickets$/);
    },
  );

  test(
    'an administrator sees retention and the funnel',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      await page.goto('/admin/analytics');
      await expect(page.getByRole('listitem').filter({ hasText: 'Registered' })).toContainText(
        '100%',
      );
      await page.getByRole('radio', { name: '4 weeks' }).click();
      await expect(page).toHaveURL(/\?weeks=4$/);
      const weeks = page.getByRole('table', { name: /^Share of students/ });
      await expect(weeks.getByRole('row')).toHaveCount(1 + 4);
      await expectAccessible(page);
    },
  );

  test(
    'an administrator finds a guide by one of its words',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      await page.goto('/admin/help');
      await expect(page.getByRole('article')).toHaveCount(8);
      await page.getByRole('searchbox', { name: 'Search the guides' }).fill('restore archive');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByText('1 guide found')).toBeVisible();
      await expect(page).toHaveURL(/search=restore/);
      await expectAccessible(page);
    },
  );
});
