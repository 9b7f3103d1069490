import { expect, test } from '../support/fixtures.ts';

const stored = (key: string): string | null => localStorage.getItem(key);

test('signing in lasts over a reload, and logging out forgets everything here and on the server', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Student/ }).click();
  await expect(page.getByText('Hello, Nguyễn Minh Ánh')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hello, Nguyễn Minh Ánh')).toBeVisible();
  const cookies = await page.context().cookies();

  await page.getByRole('button', { name: /Nguyễn Minh Ánh/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Redirecting to login page...')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  for (const key of ['token', 'isAdmin', 'userFullName', 'userEmail', 'auth']) {
    expect(await page.evaluate(stored, key), key).toBeNull();
  }

  await page.context().addCookies(cookies);
  const reply = await page.request.get('/api/v1/id/account/info');
  expect(reply.status(), 'the old cookie opens nothing').toBe(401);
});

test('the address /logout logs out and says so', { tag: '@wide' }, async ({ page, signInAs }) => {
  await signInAs('student');
  await page.goto('/logout');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Logout successful')).toBeVisible();
  expect(await page.evaluate(stored, 'token')).toBeNull();
});

test('a session that ended elsewhere is said once and leads to the login page', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/', { waitUntil: 'networkidle' });
  // The menu asks how the person appears: that still goes well, the way to the console no longer.
  const presence = page.waitForResponse('**/id/presence');
  await page.getByRole('button', { name: /Trần Quốc Bảo/ }).click();
  await presence;
  await page.context().clearCookies();
  await page.getByRole('menuitem', { name: 'Admin panel' }).click();
  await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1);
  await expect(page).toHaveURL('/auth/login');
  expect(await page.evaluate(stored, 'isAdmin')).toBeNull();

  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a damaged entry in the browser keeps nobody out', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', '{"state":'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an administrator lands in the console', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  expect(await page.evaluate(stored, 'isAdmin')).toBe('true');
});
