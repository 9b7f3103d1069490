import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

async function openCalculator(page: Page): Promise<{ calculator: Locator; field: Locator }> {
  await new PlayerPage(page).openPractice('practice-math-1');
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  const calculator = page.getByRole('dialog', { name: 'Graphing calculator' });
  const field = calculator.getByRole('textbox', { name: 'Expression 1' });
  await expect(field).toBeFocused();
  return { calculator, field };
}

test('an expression is drawn as mathematics while it is typed, and a click places the caret in it', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const { calculator, field } = await openCalculator(page);
  const exponent = calculator.locator('sup').first();
  await page.keyboard.type('3^2');
  await expect(exponent).toHaveText('2');
  await expect(exponent).toBeVisible();
  await expect(field).toBeFocused();
  await expect(calculator.getByText('= 9')).toBeVisible();
  // Before the 2, which has the focus of the field: 3 to the power of 12.
  const box = (await exponent.boundingBox())!;
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  await page.keyboard.type('1');
  await expect(field).toHaveValue('3^12');
  await expect(calculator.getByText('= 531441')).toBeVisible();
  await expectAccessible(page);

  await field.fill('');
  for (const name of ['square root', '9', 'Move cursor right', '+', '1', 'divided by', '2']) {
    await calculator.getByRole('button', { name, exact: true }).click();
  }
  await expect(field).toHaveValue('√(9)+1/2');
  await expect(calculator.getByText('= 3.5')).toBeVisible();
  await field.fill('y=x^2{x>0}');
  await page.keyboard.press('Enter');
  await page.keyboard.type('mean([1,2,6])');
  await expect(calculator.getByText('= 3', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the first tap on a curve snaps to its vertex', async ({ page, signUp }) => {
  await signUp();
  const { calculator } = await openCalculator(page);
  await page.keyboard.type('y=x^2-3x+1');
  await expect(calculator.getByText(/vertex/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(calculator.getByRole('textbox', { name: 'Expression 2' })).toBeFocused();
  const graph = calculator.getByRole('application');
  const name = (await graph.getAttribute('aria-label'))!;
  const bounds = name
    .match(/-?\d+(?:\.\d+)?/g)!
    .slice(-4)
    .map(Number);
  const [left, right, bottom, top] = bounds;
  const box = (await graph.boundingBox())!;
  const x = box.x + (box.width * (1.5 - left!)) / (right! - left!);
  const y = box.y + (box.height * (top! + 1.25)) / (top! - bottom!);
  await page.mouse.click(x - 5, y);
  await expect(
    calculator.getByRole('status').filter({ hasText: 'vertex: x 1.5, y -1.25' }),
  ).toHaveCount(1);
});
