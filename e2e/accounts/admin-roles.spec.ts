import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { password } from '../support/sign-in.ts';

const cell = (page: Page, name: string) => page.getByRole('button', { name });

test('an administrator grants tutors a permission and revokes it, with immediate effect', async ({
  page,
  playwright,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  const tutor = await playwright.request.newContext({ baseURL: baseURL! });
  await tutor.post('/api/v1/auth/login', {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    data: { email: 'tutor@bac.localhost', password },
  });
  const reads = async (): Promise<number> => (await tutor.get('/api/v1/admin/audit')).status();
  expect(await reads()).toBe(403);

  await signInAs('admin');
  await page.goto('/admin/roles');
  await cell(page, 'Tutor: Read the audit log').click();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(page.getByText('1 person affected')).toBeVisible();
  await expectAccessible(page);
  expect(await reads()).toBe(403);
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Tutor: may read the audit log');
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d, in effect now$/)).toBeVisible();
  expect(await reads()).toBe(200);

  await page.reload();
  const granted = cell(page, 'Tutor: Read the audit log');
  await expect(granted).toHaveAttribute('aria-pressed', 'true');
  await granted.click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(dialog).toContainText('Tutor: may no longer read the audit log');
  await dialog.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d, in effect now$/)).toBeVisible();
  expect(await reads()).toBe(403);
  await tutor.dispose();
});

test(
  'pending changes can be undone, and administrators’ permissions cannot be changed',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/admin/roles');
    await expect(cell(page, 'Administrator: Read the audit log')).toHaveCount(0);
    await cell(page, 'Teacher: Write questions').click();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'Tutor: Write questions')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('not saved')).toHaveCount(0);

    await page.getByLabel('Find a permission').fill('ticket');
    await expect(page.getByRole('row')).toHaveCount(3);
  },
);

test(
  'the matrix of roles shows one role at a time on a phone',
  { tag: '@wide' },
  async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs('admin');
    await page.goto('/admin/roles');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Parent');
    await expect(cell(page, 'Parent: Follow their own children’s progress')).toBeVisible();
    await expect(cell(page, 'Tutor: Teach classes')).toBeHidden();
    await expectAccessible(page);
  },
);
