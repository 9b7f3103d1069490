import { expect, test } from './fixtures.ts';
import { PlayerPage } from './player.ts';

const minute = 60_000;

test('a whole diagnostic: both sections, the clock, the break, the end', async ({
  page,
  signUp,
  turnClock,
}) => {
  test.setTimeout(180_000);
  await signUp();
  const player = new PlayerPage(page);
  await page.goto('/test/screen?test=diagnostic-1');
  await player.button('Begin').click();
  await player.button('Continue').click();
  await player.button('Open this module').click();
  await player.answerAll();

  // Time runs out on the check page: the part hands itself in.
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
  await player.button(/Submit/).click();
  await expect(page.getByRole('link', { name: /result/i })).toBeVisible();
  await page.goto('/tests');
  await expect(page.getByText(/Estimated|estimated/).first()).toBeVisible();
});
