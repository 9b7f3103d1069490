import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { password } from './sign-in.ts';

const securityTab = '/profile?tab=security';

/** WebAuthn accepts no IP addresses; the same server answers as localhost. */
export const withHostName = (address: string): string => address.replace('127.0.0.1', 'localhost');

/** The app's code now, or `later` half-minutes from now, because no code is accepted twice. */
export const totpCode = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

export async function openSecurity(page: Page): Promise<void> {
  await page.goto(securityTab);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
}

/** Confirms a change with the password and, if the account has an app, a code: one of the app or a recovery code. */
export async function confirmPassword(page: Page, confirm: string, code?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Enter your password to confirm it’s you').fill(password);
  if (code !== undefined) await dialog.getByLabel('Code from your app').fill(code);
  await dialog.getByRole('button', { name: confirm }).click();
}

/** Reads the recovery codes, confirms that they are saved, and closes the dialog. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByLabel('I’ve saved them').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}

/** Sets up an authenticator app for the account on this page. */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await confirmPassword(page, 'Continue');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(totpCode(secret));
  return { secret, codes: await saveRecoveryCodes(page) };
}

/** Enters the right password on the login page; the story checks where that leads. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL('/auth/login');
}
