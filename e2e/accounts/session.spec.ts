import { expect, test } from '../support/fixtures.ts';

const readStored = (key: string): string | null => localStorage.getItem(key);

test('a sign-in survives a reload, and signing out clears the browser and the session on the server', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Student/ }).click();
  await expect(page.getByText('Hello, Nguyễn Minh Ánh')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hello, Nguyễn Minh Ánh')).toBeVisible();
  const cookies = await page.context().cookies();

  await page.getByRole('button', { name: /Nguyễn Minh Ánh/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Redirecting to login page...')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  for (const key of ['token', 'isAdmin', 'userFullName', 'userEmail', 'auth']) {
    expect(await page.evaluate(readStored, key), key).toBeNull();
  }

  await page.context().addCookies(cookies);
  const reply = await page.request.get('/api/v1/id/account/info');
  expect(reply.status(), 'the old cookie opens nothing').toBe(401);
});

test(
  'the address /logout signs the person out and says so',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/logout');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Logout successful')).toBeVisible();
    expect(await page.evaluate(readStored, 'token')).toBeNull();
  },
);

test('a session that ended elsewhere is reported once and leads to the login page', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/', { waitUntil: 'networkidle' });
  // The menu first loads the person's presence, which still succeeds; the link to the console then fails.
  const presence = page.waitForResponse('**/id/presence');
  await page.getByRole('button', { name: /Trần Quốc Bảo/ }).click();
  await presence;
  await page.context().clearCookies();
  await page.getByRole('menuitem', { name: 'Admin panel' }).click();
  await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1);
  await expect(page).toHaveURL('/auth/login');
  expect(await page.evaluate(readStored, 'isAdmin')).toBeNull();

  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test(
  'a damaged entry in the browser’s storage keeps nobody out',
  { tag: '@wide' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('auth', '{"state":'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('an administrator lands in the console', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  expect(await page.evaluate(readStored, 'isAdmin')).toBe('true');
});
