import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Chooses by keyboard, because the list may still move while it shrinks or another list closes. */
export async function chooseByTyping(
  page: Page,
  label: string,
  typed: string,
  option: RegExp,
): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await expect(field).toBeEnabled();
  await field.fill(typed);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(option);
}
