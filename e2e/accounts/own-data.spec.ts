import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const ticketText = 'My pencil broke in the middle of the Math part.';

async function confirmDialog(page: Page, password: string, button: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Enter your password to confirm it’s you').fill(password);
  await dialog.getByRole('button', { name: button }).click();
}

test('a person requests all their data with the password and downloads it as a file', async ({
  page,
  signUp,
  callApi,
  takeTest,
  expectAccessible,
}) => {
  const { email, password } = await signUp();
  const attempt = await takeTest('practice-rw-1');
  await callApi('POST', '/tickets', {
    id: crypto.randomUUID(),
    subject: 'A broken pencil',
    category: 'technical',
    message: ticketText,
    files: [],
    attempt: null,
    visitor: null,
  });
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { name: 'Download your data' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Request my data' }).click();
  await confirmDialog(page, 'Not-mine#2026', /Request my data/);
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expectAccessible(page);
  await confirmDialog(page, password, /Request my data/);

  const button = page.getByRole('button', { name: /^Download the file from/ });
  await expect(button).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^bac-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  const exported = JSON.parse(file);
  expect(exported.account).toMatchObject({ email, role: 'student' });
  expect(exported.attempts).toHaveLength(1);
  expect(exported.attempts[0]).toMatchObject({ id: attempt, state: 'completed' });
  expect(exported.attempts[0].result.questions).toBeGreaterThan(0);
  expect(exported.attempts[0].events.length).toBeGreaterThan(10);
  expect(exported.tickets[0].messages[0].text).toBe(ticketText);
  expect(exported.activityLog.map(({ action }: { action: string }) => action)).toContain(
    'data.export-asked',
  );
  expect(file).not.toMatch(/argon2|"keys?":/);
});

test('a person schedules the deletion of their account, every page says so, and they keep it after all', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const { password } = await signUp();
  await page.goto('/profile?tab=data');
  await expect(page.getByRole('heading', { name: 'What we keep, anonymously' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await confirmDialog(page, password, /^Delete on/);

  const banner = page.getByRole('complementary', { name: 'Delete my account' });
  await expect(banner).toContainText('Your account will be deleted on');
  await expectAccessible(page);
  await page.goto('/');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'What this means' }).click();
  await expect(page.getByText('Download your data before then')).toBeVisible();

  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(banner).toBeHidden();
});
