import { expect, test } from './fixtures.ts';
import { PlayerPage } from './player.ts';

test('the tools of Reading and Writing, by mouse', async ({ page, signUp, expectAccessible }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();

  await player.button('Hide').click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await player.button('Show').click();
  await expect(page.getByRole('timer')).toBeVisible();

  await player.button('Directions').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await player.button('Highlights & notes').click();
  const words = page.getByRole('region', { name: 'Passage' }).locator('[data-block]').first();
  await words.dblclick({ position: { x: 40, y: 12 } });
  await player
    .button(/yellow/i)
    .first()
    .click();
  await player.expectSaved();
  await player.button('More').click();
  await page.getByRole('menuitemcheckbox', { name: /Notes of this question/ }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await player.expectQuestion(1);
  await player.button('More').click();
  await page.getByRole('menuitemcheckbox', { name: /Notes of this question/ }).click();
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1);

  await player.button('More').click();
  await page.getByRole('menuitemcheckbox', { name: /Line reader/ }).click();
  await page.keyboard.press('Escape');
});

test('the tools of Math: calculator and reference', async ({ page, signUp, expectAccessible }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Graphing calculator' })).toBeVisible();
  await page.keyboard.type('y=x^2-4');
  await expect(page.getByText(/x-intercept/)).toBeVisible();
  await expectAccessible(page);
  await player.next();
  await expect(page.getByText(/x-intercept/)).toBeVisible();
  await player.button('Close the calculator').click();
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  await expect(page.getByText('A circle has 360 degrees of arc.')).toBeVisible();
  await expectAccessible(page);
});

test('everything by keyboard', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  const press = (keys: string) => page.keyboard.press(keys);
  await press('Control+Shift+Digit2');
  await expect(player.option('B')).toBeChecked();
  await press('Control+Alt+KeyV');
  await expect(player.button('Mark for review')).toHaveAttribute('aria-pressed', 'true');
  await press('Control+Alt+Digit4');
  await expect(player.button(/Bring back D/)).toBeVisible();
  await press('Control+Alt+KeyX');
  await player.expectQuestion(2);
  await press('Alt+Shift+KeyB');
  await player.expectQuestion(1);
  await press('Control+Alt+KeyC');
  await expect(page.getByRole('dialog', { name: 'Graphing calculator' })).toBeVisible();
  await press('Control+Alt+KeyC');
  await expect(page.getByRole('dialog', { name: 'Graphing calculator' })).toHaveCount(0);
  await press('F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await press('F6');
  await expect(page.locator('[data-region]:focus')).toHaveCount(1);
  await press('Control+Alt+KeyG');
  await expect(page.getByRole('button', { name: 'Go to the check page' })).toBeVisible();
});

test('the divider moves by keyboard and stays where it was put', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  const divider = page.getByRole('separator');
  await divider.focus();
  for (let time = 0; time < 5; time += 1) await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
  await page.reload();
  await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', '40');
});
