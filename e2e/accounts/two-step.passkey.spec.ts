import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import {
  withHostName,
  totpCode,
  enterPassword,
  saveRecoveryCodes,
  openSecurity,
  confirmPassword,
  setUpApp,
  signOut,
} from '../support/second-step.ts';
import { signIn } from '../support/sign-in.ts';

const test = base.extend({ baseURL: async ({ baseURL }, use) => use(withHostName(baseURL!)) });

const secondStep = '/auth/second-step';

/** Adds a virtual authenticator, which makes passkeys and confirms every request. */
async function addAuthenticator(page: Page): Promise<void> {
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

/** Otherwise the authenticator signs in as soon as the login page offers passkeys in autofill. */
const disableAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function addPasskey(page: Page, name: string): Promise<void> {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await confirmPassword(page, 'Continue');
}

async function readNotMeLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      const messages = (data as { to: string; text: string }[]).filter(({ to }) => to === email);
      link =
        messages.map(({ text }) => /\/auth\/not-me\?token=\S+/.exec(text)?.[0]).find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a person sets up an authenticator app, needs it at the next sign-in, and turns it off', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const { email } = await signUp();
  await openSecurity(page);
  await expectAccessible(page);
  const { secret, codes } = await setUpApp(page);
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL(secondStep);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Code from the app');
  await code.fill('000000');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  const pasted = totpCode(secret, 1);
  await code.fill(`${pasted.slice(0, 3)} ${pasted.slice(3)}`);
  await expect(page).toHaveURL('/');

  await openSecurity(page);
  const history = page.getByRole('region', { name: 'Sign-in history' });
  await expect(history.getByText('password and app code')).toHaveCount(2);
  await expect(history.getByText('Refused')).toHaveCount(1);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await confirmPassword(page, 'Turn off');
  await expect(page.getByText('Enter a code')).toBeVisible();
  await expectAccessible(page);
  await confirmPassword(page, 'Turn off', codes[0]);
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await signOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL('/');
});

test(
  'the dialogs for setting up an app are accessible',
  { tag: '@wide' },
  async ({ page, signUp, expectAccessible }) => {
    await signUp();
    await openSecurity(page);
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expectAccessible(page);
    await confirmPassword(page, 'Continue');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill(totpCode(secret));
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog, 'the codes cannot be skipped').toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('bac-recovery-codes.txt');
  },
);

test(
  'a recovery code opens the account once',
  { tag: '@wide' },
  async ({ page, signUp, expectAccessible }) => {
    test.slow();
    const { email } = await signUp();
    const { codes } = await setUpApp(page);
    for (const opens of [true, false]) {
      await signOut(page);
      await enterPassword(page, email);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!.toUpperCase());
      await page.getByRole('button', { name: 'Continue' }).click();
      if (opens) await expect(page).toHaveURL('/');
      else await expect(page.getByText('Invalid verification code')).toBeVisible();
    }
  },
);

test('a passkey signs in without a password, or is the second step after one', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  test.slow();
  const { email } = await signUp();
  await addAuthenticator(page);
  await disableAutofill(page);
  await addPasskey(page, 'My phone');
  await saveRecoveryCodes(page);
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
  await page.getByRole('button', { name: 'Remove passkey My phone' }).click();
  await confirmPassword(page, 'Remove passkey');
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});

test('the browser offers a passkey in autofill', { tag: '@wide' }, async ({ page, signUp }) => {
  await signUp();
  await addAuthenticator(page);
  await addPasskey(page, 'My phone');
  await saveRecoveryCodes(page);
  await page.goto('/logout');
  await expect(page, 'and the authenticator has confirmed').toHaveURL('/');
});

test(
  'the team resets a lost second step after a day, in which the owner can stop it',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signUp, expectAccessible }) => {
    test.slow();
    const { email } = await signUp();
    await setUpApp(page);
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
    const admin = await context.newPage();
    await signIn(admin, 'admin');
    await admin.goto(`/admin/users?search=${email}`);
    await admin.getByRole('link', { name: /Nguyễn Minh Ánh/ }).click();
    const card = admin.getByRole('region', { name: 'Two-step verification' });
    await expect(card.getByText('Two steps')).toBeVisible();

    const reset = async (): Promise<void> => {
      await card.getByRole('button', { name: 'Reset two-step verification…' }).click();
      await admin.getByLabel('Reason').fill('Called from the number we know');
      await admin.getByRole('button', { name: 'Start the 24 hours' }).click();
      await expect(card.getByText('A reset is pending.')).toBeVisible();
    };
    await reset();
    await expectAccessible(admin);
    await card.getByRole('button', { name: 'Cancel reset' }).click();
    await expect(card.getByText('A reset is pending.')).toHaveCount(0);
    await reset();

    await openSecurity(page);
    await expect(page.getByText('Your two-step verification is about to be reset')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the reset' }).click();
    await expect(page.getByText('Your two-step verification is about to be reset')).toHaveCount(0);
    await context.close();
  },
);

test(
  '“It wasn’t me” in an email signs every device out and sends a link for a new password',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signUp, expectAccessible }) => {
    const { email } = await signUp();
    await setUpApp(page);
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
    const mailReader = await context.newPage();
    await mailReader.goto(await readNotMeLink(page, email));
    await expectAccessible(mailReader);
    await mailReader.getByRole('button', { name: 'It wasn’t me' }).click();
    await expect(mailReader.getByText(email)).toBeVisible();
    await expectAccessible(mailReader);
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
    await context.close();
  },
);
