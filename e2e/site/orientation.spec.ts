import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { readEmailedCode, newcomer, password, postAuth } from '../support/sign-in.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Words that appear only in statements about finding out and about people. */
const isLoved = /experiment|brain|rain every|math problem|microscope|sources|hypothesis|moon/;
const isLiked =
  /classmate|bad day|younger students|older neighbors|fell out|small children|volunteers|first aid/;

/** Answers the open part by keyboard, from the first statement to the button that leads on. */
async function answerByKeys(page: Page): Promise<void> {
  const groups = page.getByRole('group');
  await expect(groups).toHaveCount(6);
  await expect(groups.first().getByRole('radio').first()).toBeFocused();
  for (const [index, words] of (await groups.locator('legend').allTextContents()).entries()) {
    const key = isLoved.test(words) ? '5' : isLiked.test(words) ? '4' : index % 2 ? '1' : '2';
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('button', { name: /^(Next|See my result)$/ })).toBeFocused();
}

/** Opens a verified account that no browser is signed in to. */
async function openAccount(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await postAuth(page, 'register', { ...newcomer, email });
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  await page.context().clearCookies();
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a visitor takes the interest check by keyboard, continues after a reload, and later has it in an account', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  await page.goto('/huong-nghiep');
  await expect(page.getByText('not a test of ability')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');

  for (let part = 1; part <= 8; part += 1) {
    await expect(heading(page)).toHaveText(`Step ${part} of 8`);
    if (part === 2) await expectAccessible(page);
    await answerByKeys(page);
    if (part === 4) {
      await page.reload();
      await expect(page.getByText('24 of 48 answered')).toBeVisible();
      await expect(
        page.getByRole('group').first().getByRole('radio', { checked: true }),
      ).toBeFocused();
      await page.getByRole('button', { name: 'Next' }).focus();
    }
    await page.keyboard.press('Enter');
  }

  const headline = 'You lean toward Research and People';
  await expect(heading(page)).toHaveText(headline);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Universities that take the SAT for Medicine' }).click();
  await expect(page.getByText('No university in our list takes the SAT').first()).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(headline);

  const email = await openAccount(page);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/interest-checks') && reply.request().method() === 'POST',
  );
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await logIn(page, email);
  expect((await saved).status()).toBe(200);
  await expect(heading(page)).toHaveText(headline);
  expect(await page.evaluate(() => localStorage.getItem('interest-check'))).toBeNull();

  const elsewhere = await browser.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login');
  await logIn(other, email);
  await expect(other).not.toHaveURL(/login/);
  await other.goto('/huong-nghiep');
  await expect(heading(other)).toHaveText(headline);
  await elsewhere.close();
});

test(
  'a visitor who leaves too much open is led to what a result still needs',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/huong-nghiep?step=8');
    await page.getByRole('group').first().getByRole('radio', { name: 'Very much' }).check();
    await page.getByRole('button', { name: 'See my result' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'aren’t enough answers' });
    await alert.getByRole('link', { name: 'Step 3' }).click();
    await expect(heading(page)).toHaveText('Step 3 of 8');
    await page.goBack();
    await expect(heading(page)).toHaveText('Step 8 of 8');
    await expect(page.getByRole('group').getByRole('radio', { checked: true })).toHaveCount(1);
  },
);

test(
  'an account’s result can be deleted, and the check taken again',
  { tag: '@wide' },
  async ({ page, signUp, callApi }) => {
    await signUp();
    const themes = [
      'realistic',
      'investigative',
      'artistic',
      'social',
      'enterprising',
      'conventional',
    ];
    const answers = Object.fromEntries(
      themes.flatMap((theme) =>
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [
          `${theme}-${n}`,
          theme === 'artistic' ? 5 : 1 + (n % 2),
        ]),
      ),
    );
    const check = { id: crypto.randomUUID(), takenAt: '2026-01-02T03:04:05.000Z', answers };
    await callApi('POST', '/interest-checks', check);
    await page.goto('/huong-nghiep');
    await expect(heading(page)).toHaveText('You lean toward Arts');
    await page.getByRole('button', { name: 'Delete this result' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete result' }).click();
    await expect(heading(page)).toHaveText('What do you like doing?');
  },
);
