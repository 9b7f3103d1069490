import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

test('highlights and notes by mouse survive a reload', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.button('Highlights & notes').click();
  const block = page.getByRole('region', { name: 'Passage' }).locator('[data-block]').first();
  const at = { position: { x: 40, y: 12 } };
  await block.dblclick(at);
  await player.button('Yellow').click();
  await expect(player.button('Yellow')).toHaveCount(0);
  expect(await player.highlightedTexts('yellow')).toHaveLength(1);
  await block.click(at);
  await player.button(/^Note$/).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Look here again');
  await player.button('Done').click();
  const marked = await player.highlightedTexts('yellow');
  await player.chooseTool('Notes on this question');
  await expectAccessible(page);
  await player.expectSaved();
  await page.reload();
  await player.expectQuestion(1);
  await expect.poll(() => player.highlightedTexts('yellow')).toEqual(marked);
  await player.chooseTool('Notes on this question');
  const notes = page.getByRole('complementary', { name: 'Highlights and notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes.getByRole('listitem')).toContainText(marked[0] ?? 'nothing');
  await expect(notes.getByRole('textbox')).toHaveValue('Look here again');
});

test('the clock, line reader, zoom and divider work by mouse', async ({ page, signUp }) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.button('Hide').click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await player.button('Show').click();
  await expect(page.getByRole('timer')).toBeVisible();

  await player.chooseTool('Line reader');
  const reader = player.button('Move the line reader');
  const before = await player.middleOf(reader);
  await player.drag(reader, 0, 60);
  expect((await player.middleOf(reader)).y).toBeCloseTo(before.y + 60, 0);
  await player.button('Close the line reader').click();
  await expect(reader).toHaveCount(0);

  const block = page.getByRole('region', { name: 'Passage' }).locator('[data-block]').first();
  const size = (): Promise<number> =>
    block.evaluate((element) => element.getBoundingClientRect().height);
  const usualSize = await size();
  await player.button('More').click();
  await page.getByRole('menuitem', { name: 'Zoom in' }).click();
  await expect.poll(size).toBeGreaterThan(usualSize);
  await page.getByRole('menuitem', { name: /reset to 100%/ }).click();
  await expect.poll(size).toBe(usualSize);
  await page.keyboard.press('Escape');

  const divider = page.getByRole('separator');
  const middle = await player.middleOf(divider);
  await player.drag(divider, -219, 0);
  expect(Math.abs((await player.middleOf(divider)).x - (middle.x - 219))).toBeLessThan(3);
  await player.drag(divider, 120, 0);
  expect(Math.abs((await player.middleOf(divider)).x - (middle.x - 99))).toBeLessThan(3);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  expect((await player.middleOf(divider)).x).toBeCloseTo(middle.x, 0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test(
    'the divider follows the finger from the point where it was touched',
    { tag: '@wide' },
    async ({ page, signUp }) => {
      await signUp();
      const player = new PlayerPage(page);
      await player.openPractice();
      const divider = page.getByRole('separator');
      const { x, y } = await player.middleOf(divider);
      const browser = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        distance?: number,
      ): Promise<unknown> =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: distance === undefined ? [] : [{ x: x + 8 + distance, y }],
        });
      await touch('touchStart', 0);
      for (const distance of [-10, -60, -150]) await touch('touchMove', distance);
      await touch('touchEnd');
      await expect
        .poll(async () => Math.abs((await player.middleOf(divider)).x - (x - 150)))
        .toBeLessThan(3);
    },
  );
});

test('crossing out, marking, directions, help and the list of shortcuts work by mouse', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.button('Cross out choices').click();
  await player.button('Cross out B').click();
  await expect(page.getByRole('radio', { name: /^B.*crossed out/ })).toBeVisible();
  await player.button('Restore B').click();
  await expect(page.getByRole('radio', { name: /crossed out/ })).toHaveCount(0);

  await player.button('Mark for review').click();
  await player.button(/Question 1 \//).click();
  await expect(page.getByRole('button', { name: /^Question 1\b.*For review/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await player.button('Directions').click();
  const directions = page.getByRole('dialog', { name: /Directions/ });
  await expect(directions).toContainText('no penalty for a wrong answer');
  await player.button('Tiếng Việt').click();
  await expect(directions.locator('div[lang=vi]')).toContainText('câu');
  await expect(directions).not.toContainText('no penalty for a wrong answer');
  await expectAccessible(page);
  await directions.getByRole('button', { name: 'Close' }).click();
  await expect(directions).toHaveCount(0);

  await player.chooseTool('Help');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Dims all but a few lines');
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);

  await player.chooseTool('Keyboard shortcuts');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Choose A, B, C or D');
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toHaveCount(0);
});

test('a student uses the calculator and the reference sheet in Math', async ({
  page,
  signUp,
  expectAccessible,
}) => {
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
  await player.button('Close: Graphing calculator').click();
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  const reference = page.getByRole('dialog', { name: 'Reference sheet' });
  await expect(reference.getByText('A circle has 360 degrees of arc.')).toBeVisible();
  await expectAccessible(page);
  const before = await player.middleOf(reference);
  await player.drag(reference.getByRole('heading'), -90, 30);
  const { x, y } = await player.middleOf(reference);
  expect([x, y]).toEqual([before.x - 90, before.y + 30]);
  await player.button('Close: Reference sheet').click();
  await expect(reference).toHaveCount(0);
});
