import { expect, test } from '../support/own-site.ts';
import { PlayerPage } from '../support/player.ts';

const minute = 60_000;

test('a student takes a whole diagnostic with both sections, the clock, the break and the end', async ({
  page,
  signUp,
  turnClock,
}) => {
  test.setTimeout(180_000);
  await signUp();
  const player = new PlayerPage(page);
  await page.goto('/test/screen?test=diagnostic-1');
  await player.button('Start').click();
  await player.button('Continue').click();
  await player.button('Open this module').click();
  await player.answerAll();

  // Time runs out on the check page, and the module is submitted automatically.
  await turnClock(32 * minute);
  await page
    .getByRole('button', { name: /^Question 1\b/ })
    .first()
    .click();
  await player.option('D').click();
  await expect(player.button('Take the break')).toBeVisible();
  await player.button('Take the break').click();
  await expect(page.getByRole('heading', { name: /Break before Math/ })).toBeVisible();
  await player.button('Start Math now').click();

  await player.expectQuestion(1);
  expect(await player.count()).toBe(24);
  await player.answerAll();
  await player.submit();
  await expect(page.getByRole('link', { name: /result/i })).toBeVisible();
  await page.goto('/tests');
  await expect(page.getByText(/Estimated|estimated/).first()).toBeVisible();
});

test('the end of the time closes the dialog for submitting, ends the module and is named', async ({
  page,
  signUp,
  turnClock,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await turnClock(29 * minute);
  // The reply to this answer carries the server's time.
  await player.choose('A');
  await player.expectSaved();
  await player.button(/Question 1 \//).click();
  await player.button('Go to review page').click();
  await player.button('Submit and finish').click();
  const dialog = page.getByRole('dialog', { name: 'Submit and finish the test?' });
  await expect(dialog).toContainText(/You still have [01] min \d+ s/);
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('26 questions in it have no answer.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
