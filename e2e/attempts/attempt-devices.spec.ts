import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('a second device takes over the test, and the first one says so and can take it back', async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  const laptop = new PlayerPage(page);
  await laptop.openPractice();
  await laptop.choose('A');
  await laptop.expectSaved();

  const state = await page.context().storageState();
  const other = await browser.newContext({ storageState: state, locale: 'en-US' });
  const phone = new PlayerPage(await other.newPage());
  await phone.page.goto(page.url());
  await phone.expectQuestion(1);
  await expect(phone.option('A')).toBeChecked();
  await phone.choose('B');
  await phone.expectSaved();

  const elsewhere = page.getByRole('heading', { name: 'You continued this test somewhere else' });
  // The laptop polls, so it may know before anybody touches it.
  await expect(async () => {
    if (!(await elsewhere.isVisible())) await laptop.next({ timeout: 1000 });
    await expect(elsewhere).toBeVisible({ timeout: 5000 });
  }).toPass();
  await laptop.button('Continue here').click();
  await laptop.goTo(1);
  await expect(laptop.option('B')).toBeChecked();
  await other.close();
});

test('a browser that is destroyed loses no acknowledged answer', async ({
  page,
  browser,
  signUp,
}) => {
  const { email, password } = await signUp();
  const first = new PlayerPage(page);
  await first.openPractice();
  await first.choose('D');
  await first.next();
  await first.choose('C');
  await first.expectSaved();
  await page.close();

  const fresh = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await fresh.goto('/auth/login');
  await fresh.getByLabel('Email').fill(email);
  await fresh.getByLabel('Password', { exact: true }).fill(password);
  await fresh.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(fresh).not.toHaveURL(/login/);
  await fresh.goto('/tests');
  await fresh.getByRole('link', { name: 'Resume' }).first().click();
  const second = new PlayerPage(fresh);
  await second.expectQuestion(1);
  await expect(second.option('D')).toBeChecked();
  await second.next();
  await expect(second.option('C')).toBeChecked();
  await fresh.context().close();
});
