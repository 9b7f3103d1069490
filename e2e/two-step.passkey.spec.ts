import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import {
  byName,
  enterPassword,
  keepCodes,
  openSecurity,
  sayPassword,
  signOut,
} from './second-step.ts';

const test = base.extend({ baseURL: async ({ baseURL }, use) => use(byName(baseURL!)) });

const secondStep = '/auth/second-step';

/** A phone of which nobody but Chromium knows: it makes passkeys and says yes to every question. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Otherwise that phone answers as soon as the login page offers passkeys in autofill. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await sayPassword(page, 'Continue');
}

test('a passkey signs in without a password, and is the second step after one', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const { email } = await signUp();
  await giveAuthenticator(page);
  await withoutAutofill(page);
  await addPasskey(page, 'My phone');
  await keepCodes(page);
  await expect(page.getByText('My phone', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/');

  await signOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL(secondStep);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/');

  await openSecurity(page);
  await expect(
    page.getByRole('region', { name: 'Sign-in history' }).getByText('passkey'),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await sayPassword(page, 'Remove the passkey');
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});

test('the browser may offer a passkey among the addresses it knows', async ({ page, signUp }) => {
  await signUp();
  await giveAuthenticator(page);
  await addPasskey(page, 'My phone');
  await keepCodes(page);
  await page.goto('/logout');
  await expect(page, 'and the phone has said yes').toHaveURL('/');
});
