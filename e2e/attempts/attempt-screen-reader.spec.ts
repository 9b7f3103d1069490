import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

/** The messages for screen readers that are not visible. */
const news = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

const heading = (page: Page, number: number): Locator =>
  page.getByRole('heading', { level: 2, name: `Question ${number}`, exact: true });

test('a screen reader hears the question, the choice and the mark, and Next by key leads to the question', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  const press = (keys: string) => page.keyboard.press(keys);
  await expect(heading(page, 1)).toBeFocused();
  await press('Control+Shift+Digit2');
  await expect(news(page, 'B chosen')).toHaveCount(1);
  await press('Control+Alt+KeyV');
  await expect(news(page, 'Marked for review')).toHaveCount(1);
  await press('Control+Alt+KeyV');
  await expect(news(page, 'No longer marked for review')).toHaveCount(1);
  await press('Control+Alt+Digit2');
  await expect(news(page, 'B crossed out')).toHaveCount(1);
  await press('Control+Shift+Digit2');
  await expect(news(page, 'B chosen')).toHaveCount(1);
  await expectAccessible(page);

  // The control that has the focus is read anyway.
  await player.button('Mark for review').focus();
  await press('Enter');
  await expect(player.button('Mark for review')).toHaveAttribute('aria-pressed', 'true');
  await expect(news(page, 'Marked for review')).toHaveCount(0);

  await press('Control+Alt+KeyX');
  await expect(news(page, 'Question 2 of 27')).toHaveCount(1);
  await player.tabTo(player.button('Next'));
  await press('Enter');
  await expect(heading(page, 3)).toBeFocused();
  await expect(news(page, /Question \d/)).toHaveCount(0);
  await player.tabTo(player.button(/Question 3 \//));
  await press('Enter');
  await player.reach(page.getByRole('button', { name: /^Question 5\b(?! \/)/ }), 'ArrowRight');
  await press('Enter');
  await expect(heading(page, 5)).toBeFocused();

  // A click leaves the focus where it is.
  await player.next();
  await expect(news(page, 'Question 6 of 27')).toHaveCount(1);
  await expect(heading(page, 6)).not.toBeFocused();
});

/** The luminance of a color of the form `rgb(1, 2, 3)`. */
const luminance = (color: string): number => {
  const [r, g, b] = color.match(/\d+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the focused entry of a menu has a ring that can be seen, ${colorScheme}`,
    { tag: colorScheme === 'light' ? [] : '@wide' },
    async ({ page, signUp }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signUp();
      const player = new PlayerPage(page);
      await player.openPractice();
      await player.tabTo(player.button('More'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      const [ring, ground] = await page
        .locator('[role^=menuitem]:focus')
        .evaluate((entry) => [
          getComputedStyle(entry).outlineStyle === 'none'
            ? ''
            : getComputedStyle(entry).outlineColor,
          getComputedStyle(entry.parentElement!).backgroundColor,
        ]);
      expect(ring).not.toBe('');
      expect(contrast(ring!, ground!)).toBeGreaterThanOrEqual(3);
    },
  );
}

const background = (target: Locator): Promise<string> =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colors show the letters, the chosen one and the pressed tools', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('B');
  const letters = page.locator('[data-region=options] [data-letter]');
  expect(await background(letters.nth(1))).not.toBe(await background(letters.nth(0)));
  // The native control would be drawn over the letter.
  expect(await player.option('B').evaluate((radio) => getComputedStyle(radio).appearance)).toBe(
    'none',
  );
  const tool = player.button('Highlights & notes');
  const unpressed = await background(tool);
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  expect(await background(tool)).not.toBe(unpressed);
  await expectAccessible(page);
});

test('Escape closes the calculator, after the trace and the panel of the axes', async ({
  page,
  signUp,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  const calculator = page.getByRole('dialog', { name: 'Graphing calculator' });
  const opener = page.getByRole('button', { name: 'Calculator', exact: true });
  await opener.click();
  await expect(calculator.getByRole('textbox', { name: 'Expression 1' })).toBeFocused();
  await page.keyboard.type('y=x^2-4');
  await expect(page.getByText(/x-intercept/)).toBeVisible();
  const graph = calculator.getByRole('application');
  await graph.focus();
  await page.keyboard.press('n');
  const traced = calculator.getByRole('status').filter({ hasText: /x .*, y / });
  await expect(traced).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(traced).toHaveCount(0);
  await expect(calculator).toBeVisible();
  await calculator.getByRole('button', { name: 'Set the axes' }).click();
  await calculator.getByRole('textbox', { name: 'x from' }).focus();
  await page.keyboard.press('Escape');
  await expect(calculator.getByRole('textbox', { name: 'x from' })).toHaveCount(0);
  await expect(calculator).toBeVisible();
  await calculator.getByRole('textbox', { name: 'Expression 1' }).focus();
  await page.keyboard.press('Escape');
  await expect(calculator).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(calculator.getByRole('textbox', { name: 'Expression 1' })).toHaveValue('y=x^2−4');
});
