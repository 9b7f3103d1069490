import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('a student takes a practice set from the list of tests to the end', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await page.goto('/tests');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Reading and Writing practice' })
    .or(page.getByRole('row').filter({ hasText: 'Reading and Writing practice' }))
    .getByRole('link', { name: /Start/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  await expectAccessible(page);
  await player.button('Start').click();
  await expectAccessible(page);
  await player.button('Open this module').click();
  await player.expectQuestion(1);
  await expectAccessible(page);

  await player.button('Mark for review').click();
  await player.answerAll();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /Question 1\b.*marked for review/ })).toBeVisible();
  await player.button('Submit and finish').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await player.submit();
  await expect(page.getByRole('link', { name: /result/i })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tests');
  await expect(page.getByText(/\/ 27/).first()).toBeVisible();
});

test('a reload restores the question, answers, marks and eliminations', async ({
  page,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('C');
  await player.next();
  await player.choose('B');
  await player.button('Mark for review').click();
  await player.button('Cross out choices').click();
  await player.button(/Cross out D/).click();
  await player.expectSaved();
  await page.reload();
  await player.expectQuestion(2);
  await expect(player.option('B')).toBeChecked();
  await expect(player.button('Mark for review')).toHaveAttribute('aria-pressed', 'true');
  await player.goTo(1);
  await expect(player.option('C')).toBeChecked();
});

test('exiting a test asks first, and then ends the attempt', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('A');
  await player.button('More').click();
  await page.getByRole('menuitem', { name: /Exit the test/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('link', { name: /tests/i }).first()).toBeVisible();
  await page.goto('/tests');
  await expect(page.getByText('You’re in the middle of')).toHaveCount(0);
});

test('a typed answer is masked, shown as a number and saved', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  const { field } = player;
  const count = await player.count();
  for (let number = 1; number < count && !(await field.isVisible()); number += 1) {
    await player.next();
    await player.expectQuestion(number + 1);
  }
  await field.click();
  await page.keyboard.type('3,5');
  await expect(page.getByText('Type a decimal point, not a comma')).toBeVisible();
  await field.fill('');
  await page.keyboard.type('7/2');
  await expect(field).toHaveValue('7/2');
  await expect(page.getByText('3.5').first()).toBeVisible();
  await player.expectSaved();
  await page.reload();
  await expect(field).toHaveValue('7/2');
});

test('a test that does not exist leads to a page that says so', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/test/screen?test=no-such-test');
  await expect(page).toHaveURL('/test/not-found');
  await page.goto('/test/screen?attempt=00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL('/test/not-found');
});
