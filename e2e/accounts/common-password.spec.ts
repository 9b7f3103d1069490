import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chooseByTyping } from '../support/select-field.ts';

async function fillInAllButPassword(page: Page): Promise<void> {
  await page.getByLabel('Last name').fill('Nguyễn Minh');
  await page.getByLabel('First name').fill('Ánh');
  await page.getByLabel('Email').fill(`anh-${randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel('Phone number').fill('0912 345 678');
  await page.getByLabel('Date of birth').fill('14/03/2009');
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('High school', { exact: true }).click();
  await chooseByTyping(page, 'Province or city', 'binh duong', /Bình Dương/);
  await chooseByTyping(page, 'District', 'thu dau mot', /Thủ Dầu Một/);
  await chooseByTyping(page, 'Ward', 'phu cuong', /Phú Cường/);
  await page.getByRole('checkbox').check();
}

async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test(
  'a newcomer with a common password learns why it is refused, and continues with a better one',
  { tag: '@wide' },
  async ({ page, expectAccessible }) => {
    await page.goto('/auth/register');
    await fillInAllButPassword(page);
    const password = page.getByLabel('Password', { exact: true });

    await tryPassword(page, 'Password1!');
    await expect(page.getByText('Password is too common: choose another one')).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessible(page);

    await tryPassword(page, 'Minhanh@2009');
    await expect(page.getByText(/Password is too similar to your name/)).toBeVisible();
    await expect(page.getByText('is too common')).toBeHidden();

    await tryPassword(page, 'Ruongbacthang#1');
    await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible();
  },
);
