import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('a student answers, marks and moves by keyboard', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  const press = (keys: string) => page.keyboard.press(keys);
  await press('Control+Shift+Digit2');
  await expect(player.option('B')).toBeChecked();
  await press('Control+Alt+KeyV');
  await expect(player.button('Mark for review')).toHaveAttribute('aria-pressed', 'true');
  await press('Control+Alt+Digit4');
  await expect(player.button(/Restore D/)).toBeVisible();
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
  await expect(page.getByRole('button', { name: 'Go to review page' })).toBeVisible();
});

test('the divider moves by keyboard and keeps its position after a reload', async ({
  page,
  signUp,
}) => {
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

test('highlights and notes by keyboard survive a reload', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  const press = (keys: string) => page.keyboard.press(keys);
  await press('Control+Alt+KeyN');
  await expect(player.button('Highlights & notes')).toHaveAttribute('aria-pressed', 'true');
  await player.goToRegion('Passage');
  // The tool loads after the first question; until then a key does nothing.
  await expect(async () => {
    await press('ArrowRight');
    await expect(player.button('Yellow')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await press('Shift+ArrowRight');
  await press('Enter');
  await expect(player.button('Yellow')).toBeFocused();
  await player.tabTo(player.button(/^Note$/));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeFocused();
  await page.keyboard.type('By keys alone');
  await player.tabTo(player.button('Done'));
  await press('Enter');
  const marked = await player.highlightedTexts('yellow');
  expect(marked[0]?.split(' ').length).toBeGreaterThanOrEqual(2);
  await player.expectSaved();
  await page.reload();
  await player.expectQuestion(1);
  await expect.poll(() => player.highlightedTexts('yellow')).toEqual(marked);
  await player.tabTo(player.button('More'));
  await press('Enter');
  const entry = page.getByRole('menuitemcheckbox', { name: /Notes on this question/ });
  await player.reach(entry, 'ArrowDown');
  await press('Enter');
  const notes = page.getByRole('complementary', { name: 'Highlights and notes' });
  await expect(notes.getByRole('listitem')).toContainText(marked[0] ?? 'nothing');
  await expect(notes.getByRole('textbox')).toHaveValue('By keys alone');
  await player.tabTo(notes.getByRole('button', { name: 'Remove highlight 1' }));
  await press('Enter');
  await expect(notes.getByRole('listitem')).toHaveCount(0);
  expect(await player.highlightedTexts('yellow')).toEqual([]);
});

test('line reader and zoom work by keyboard', { tag: '@wide' }, async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  const press = (keys: string) => page.keyboard.press(keys);
  await press('Control+Alt+KeyL');
  const reader = player.button('Move the line reader');
  await expect(reader).toBeFocused();
  const before = await player.middleOf(reader);
  await press('ArrowDown');
  await expect.poll(async () => (await player.middleOf(reader)).y).toBe(before.y + 32);
  await press('Shift+ArrowDown');
  await expect.poll(async () => (await player.middleOf(reader)).y).toBe(before.y + 48);
  await press('Escape');
  await expect(reader).toHaveCount(0);

  const block = page.getByRole('region', { name: 'Passage' }).locator('[data-block]').first();
  const size = (): Promise<number> =>
    block.evaluate((element) => element.getBoundingClientRect().height);
  const usualSize = await size();
  await press('Control+Equal');
  await press('Control+Equal');
  await expect.poll(size).toBeGreaterThan(usualSize);
  await press('Control+Digit0');
  await expect.poll(size).toBe(usualSize);
});

test(
  'crossing out and the three dialogs work by keyboard',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    const player = new PlayerPage(page);
    await player.openPractice();
    const press = (keys: string) => page.keyboard.press(keys);
    await press('Control+Alt+KeyO');
    await player.tabTo(page.getByRole('button', { name: 'Cross out C', exact: true }));
    await press('Enter');
    await expect(page.getByRole('radio', { name: /^C.*crossed out/ })).toBeVisible();
    await player.tabTo(player.button('Restore C'));
    await press('Enter');
    await expect(page.getByRole('radio', { name: /crossed out/ })).toHaveCount(0);

    await press('Control+Alt+Shift+KeyD');
    const directions = page.getByRole('dialog', { name: /Directions/ });
    await expect(directions).toContainText('no penalty for a wrong answer');
    await player.tabTo(player.button('Tiếng Việt'));
    await press('Enter');
    await expect(directions).not.toContainText('no penalty for a wrong answer');
    await player.tabTo(player.button('English'));
    await press('Enter');
    await expect(directions).toContainText('no penalty for a wrong answer');
    await press('Escape');
    await expect(directions).toHaveCount(0);

    await press('Control+Alt+KeyH');
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help).toContainText('Dims all but a few lines');
    await press('Escape');
    await expect(help).toHaveCount(0);

    await press('F1');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Choose A, B, C or D');
    await press('Escape');
    await expect(keys).toHaveCount(0);
  },
);

test(
  'windows are moved, resized and closed by keyboard',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    const player = new PlayerPage(page);
    await player.openPractice('practice-math-1');
    const press = (keys: string) => page.keyboard.press(keys);
    await press('Control+Alt+KeyR');
    const reference = page.getByRole('dialog', { name: 'Reference sheet' });
    await expect(player.button('Move: Reference sheet')).toBeFocused();
    const before = await player.middleOf(reference);
    await press('ArrowRight');
    await expect.poll(async () => (await player.middleOf(reference)).x).toBe(before.x + 24);
    await player.tabTo(player.button('Resize: Reference sheet'));
    await press('ArrowLeft');
    await expect.poll(async () => (await player.middleOf(reference)).x).toBe(before.x + 12);
    await press('Escape');
    await expect(reference).toHaveCount(0);

    await press('Control+Alt+KeyC');
    await expect(page.getByRole('textbox', { name: 'Expression 1' })).toBeFocused();
    await player.tabTo(player.button('Minimize'), 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'Expression 1' })).toBeHidden();
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'Expression 1' })).toBeVisible();
  },
);
