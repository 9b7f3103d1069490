import { expect, test } from '../support/fixtures.ts';

test('changed settings are saved automatically and survive a reload', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  const math = page.getByRole('group', { name: 'Time for Math' });
  await math.getByText('×1.5').click();
  await expect(math.getByText('52.5 minutes per module')).toBeVisible();
  await page.getByText('Largest', { exact: true }).click();
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
  await page.waitForLoadState('networkidle');

  await page.reload();
  await expect(math.getByRole('radio', { name: /×1\.5/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest');
});

test(
  'a setting that cannot be saved returns to its old value and says so',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/settings');
    const pause = page.getByRole('switch', { name: /^Pause/ });
    await expect(pause).not.toBeChecked();
    await page.route('**/api/v1/id/preferences', (route) => route.abort());
    await pause.click();
    await expect(page.getByText(/^Not saved\. Your previous setting is back/)).toBeVisible();
    await expect(pause).not.toBeChecked();
  },
);

test('a password is changed with the current one, and every other device is signed out', async ({
  page,
  signUp,
  browser,
}) => {
  const { email, password } = await signUp();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth/login');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText(/^Hello/)).toBeVisible();

  await page.goto('/profile?tab=security');
  const change = async (current: string): Promise<void> => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('Another#2027');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Another#2027');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('Wrong#Password');
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await change(password);
  await expect(page.getByText(/^Password changed/)).toBeVisible();

  const there = await elsewhere.request.get('/api/v1/id/account/info');
  expect(there.status()).toBe(401);
  const here = await page.request.get('/api/v1/id/account/info');
  expect(here.status()).toBe(200);
  await elsewhere.context().close();
});

test(
  'a person who leaves with unsaved changes is asked first',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/profile?tab=edit');
    await page.getByLabel('About me').fill('I like the stars.');
    await page.getByRole('banner').getByRole('link', { name: 'Tests' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('About me')).toHaveValue('I like the stars.');
    await page.getByRole('banner').getByRole('link', { name: 'Tests' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/tests');
  },
);

test(
  'achievements and activity show what really happened',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/profile?tab=activity');
    await expect(page.getByText('You created your account')).toBeVisible();
    await expect(page.getByText('You verified your email')).toBeVisible();
    await page.getByRole('tab', { name: 'Achievements' }).click();
    await expect(page).toHaveURL(/tab=achievements/);
    await expect(page.getByText(/^Earned on/)).toHaveCount(2);
  },
);
