import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';

const announcements = [
  {
    id: 'maintenance',
    version: 1,
    tone: 'calm',
    text: { en: 'Answers take longer this week.', vi: 'Tuần này chúng tôi trả lời chậm hơn.' },
    link: null,
  },
];

test('frequent questions are found without accents, and an address opens one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'vi'));
  await page.goto('/cau-hoi-thuong-gap');
  await page.getByRole('searchbox').fill('quen mat khau');
  await expect(page.getByText('Tìm thấy 1 câu hỏi')).toBeVisible();
  await page.locator('summary').click();
  await page.getByRole('link', { name: /^Liên kết đến câu trả lời này/ }).click();
  await expect(page).toHaveURL(/#forgot-password$/);

  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.locator('#forgot-password a[href="/auth/forgot-password"]')).toBeInViewport();
});

test(
  'the help finds “mat khau” and leads to the article and back',
  { tag: '@wide' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'vi'));
    await page.goto('/support');
    await page.getByRole('searchbox').pressSequentially('mat khau');
    await expect(page).toHaveURL('/support?q=mat+khau');
    const first = page.getByRole('main').locator('ol a').first();
    await expect(first).toContainText('Mật khẩu');
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mật khẩu');
    await expect(page.getByRole('main').locator('a[href="/tickets/new"]').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('mat khau');
  },
);

test(
  'the support page shows the status of each part of the service',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/support');
    const status = page.getByRole('region', { name: 'Service status' });
    for (const part of ['Website', 'Saving and loading', 'Scoring', 'Sending email']) {
      await expect(status.getByText(part, { exact: true })).toBeVisible();
    }
    await expect(status.getByText(/^(Working|Slow)$/).first()).toBeVisible();
    await expect(status.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
  },
);

test('a request for news is confirmed and remembered, and a repeated one counts once', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/courses');
  const form = page.getByRole('form', { name: 'Get notified when it opens' });
  await form.getByLabel('Your email').fill('nobody');
  await form.getByRole('button', { name: 'Notify me' }).click();
  await expect(form.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Your email').fill(email);
  await form.getByRole('button', { name: 'Notify me' }).click();
  const thanks = page.getByText(`We’ll email ${email} when it opens.`);
  await expect(thanks).toBeVisible();

  await page.reload();
  await expect(thanks).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await form.getByLabel('Your email').fill(email.toUpperCase());
  await form.getByRole('button', { name: 'Notify me' }).click();
  await expect(thanks).toBeVisible();
});

test(
  'a signed-in person finds their address in the form for news',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/practice');
    await expect(page.getByLabel('Your email')).toHaveValue('student@bac.localhost');
  },
);

test('a dismissed announcement stays dismissed', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/api/v1/content/announcements', (route) =>
    route.fulfill({ json: { result: 'OK', data: announcements } }),
  );
  await page.goto('/tests');
  const line = page.getByText('Answers take longer this week.');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(line).toBeHidden();

  const loaded = page.waitForResponse('**/api/v1/content/announcements');
  await page.reload();
  await loaded;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(line).toBeHidden();
});

test('a managed page exists in both languages, with a link to each of its parts', async ({
  page,
}) => {
  await page.goto('/chinh-sach-bao-mat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await expect(page).toHaveURL(/#your-rights$/);

  await page.getByRole('radio', { name: 'Tiếng Việt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách bảo mật');
  await expect(page.getByRole('navigation', { name: 'Trong trang này' })).toBeVisible();
});

test('a page that does not exist leads to the help', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByLabel('Or search the help').fill('password');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/support?q=password');
  await expect(page.getByRole('searchbox')).toHaveValue('password');
});
