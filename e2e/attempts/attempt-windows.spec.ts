import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

const calculatorOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Graphing calculator' });
const referenceOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Reference sheet' });
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Whether a click at the target's center hits it, and no window above it. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const [first, second] of [
  ['Calculator', 'Reference'],
  ['Reference', 'Calculator'],
] as const) {
  test(
    `${second} opens beside ${first} on a wide screen, and over it on a narrow one`,
    { tag: first === 'Calculator' ? [] : '@wide' },
    async ({ page, signUp }) => {
      await signUp();
      const player = new PlayerPage(page);
      await player.openPractice('practice-math-1');
      const calculator = calculatorOf(page);
      const reference = referenceOf(page);
      const [oldest, newest] =
        second === 'Calculator' ? [reference, calculator] : [calculator, reference];
      for (const width of [1440, 1280, 1024, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await tool(page, first).click();
        // The calculator loads when it is first opened, and then takes the focus.
        await expect(oldest.locator(':focus')).toBeVisible();
        await tool(page, second).click();
        await expect(newest.locator(':focus')).toBeVisible();
        expect(await isOnTop(newest.locator(':focus'))).toBe(true);
        for (const window of [calculator, reference]) {
          expect(await isOnTop(window.getByRole('heading'))).toBe(true);
        }
        const [one, other] = [await boxOf(calculator), await boxOf(reference)];
        const isApart = one.right <= other.x || other.right <= one.x;
        expect(isApart, `apart at ${width}`).toBe(width > 390);
        await player.button('Close: Reference sheet').click();
        await player.button('Close: Graphing calculator').click();
      }
    },
  );
}

test(
  'the window that is pressed or gets the focus comes to the front',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    const player = new PlayerPage(page);
    await player.openPractice('practice-math-1');
    const calculator = calculatorOf(page);
    const reference = referenceOf(page);
    await tool(page, 'Calculator').click();
    await expect(calculator.locator(':focus')).toBeVisible();
    await tool(page, 'Reference').click();
    const target = await player.middleOf(calculator);
    const from = await player.middleOf(reference.getByRole('heading'));
    await player.drag(reference.getByRole('heading'), target.x - from.x, target.y - from.y);
    const shared = await boxOf(reference.getByRole('heading'));
    const frontmost = (): Promise<string | null | undefined> =>
      page.evaluate(
        ([x, y]) =>
          document.elementFromPoint(x!, y!)?.closest('dialog')?.querySelector('h2')?.textContent,
        [shared.x + 4, shared.y + shared.height / 2],
      );
    expect(await frontmost()).toBe('Reference sheet');
    await calculator.getByRole('heading').click();
    expect(await frontmost()).toBe('Graphing calculator');
    await reference.getByRole('button', { name: 'Close: Reference sheet' }).focus();
    expect(await frontmost()).toBe('Reference sheet');
    await calculator.getByRole('textbox', { name: 'Expression 1' }).focus();
    expect(await frontmost()).toBe('Graphing calculator');

    await player.chooseTool('Notes on this question');
    const notes = page.getByRole('complementary', { name: 'Highlights and notes' });
    expect(await isOnTop(notes.getByRole('button', { name: 'Close' }))).toBe(true);
    await player.chooseTool('Line reader');
    await expect(player.button('Move the line reader')).toBeFocused();
    expect(await isOnTop(player.button('Move the line reader'))).toBe(true);
  },
);

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [844, 390],
  [320, 568],
] as const) {
  test(
    `the minimized calculator leaves the bottom bar free at ${width} × ${height}`,
    { tag: width === 390 ? [] : '@wide' },
    async ({ page, signUp }) => {
      await signUp();
      const player = new PlayerPage(page);
      await page.setViewportSize({ width, height });
      await player.openPractice('practice-math-1');
      await tool(page, 'Calculator').click();
      await player.button(/^Minimi[sz]e$/).click();
      await expect(player.button('Normal size')).toBeVisible();
      for (const name of ['Next', 'Back']) expect(await isOnTop(tool(page, name))).toBe(true);
      expect(await isOnTop(player.button(/Question 1 \//))).toBe(true);
      for (const name of ['Normal size', 'Close: Graphing calculator']) {
        expect(await isOnTop(tool(page, name))).toBe(true);
      }
      await tool(page, 'Next').click();
      await player.expectQuestion(2);
      await player.button('Normal size').click();
      await expect(page.getByRole('textbox', { name: 'Expression 1' })).toBeVisible();
    },
  );
}

for (const [width, height] of [
  [844, 390],
  [640, 400],
  [568, 320],
  [320, 568],
] as const) {
  test(
    `the whole calculator can be used at ${width} × ${height}`,
    { tag: '@wide' },
    async ({ page, signUp, expectAccessible }) => {
      await signUp();
      const player = new PlayerPage(page);
      await page.setViewportSize({ width, height });
      await player.openPractice('practice-math-1');
      await tool(page, 'Calculator').click();
      const calculator = calculatorOf(page);
      const field = calculator.getByRole('textbox', { name: 'Expression 1' });
      await expect(field).toBeFocused();
      const bar = ['Move: Graphing calculator', /^Minimi[sz]e$/, 'Close: Graphing calculator'];
      const rows = [
        'Angles in degrees',
        'Add a table',
        'Hide the keypad',
        'Zoom in',
        'Set the axes',
      ];
      const keys = ['7', '+', 'Next line', 'Letters'];
      for (const name of [...bar, ...rows, ...keys]) {
        const control = calculator.getByRole('button', { name, exact: true });
        const box = await boxOf(control);
        const isInside = box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height;
        expect(
          isInside && (await isOnTop(control)),
          `${String(name)} is fully visible and in front`,
        ).toBe(true);
      }
      const graph = await boxOf(calculator.getByRole('application'));
      expect(Math.min(graph.width, graph.height)).toBeGreaterThanOrEqual(110);
      for (const key of ['7', '+', '3'])
        await calculator.getByRole('button', { name: key, exact: true }).click();
      await expect(calculator.getByText('= 10')).toBeVisible();
      expect(await isOnTop(field)).toBe(true);
      await expect(field).toHaveAttribute('inputmode', 'none');
      await calculator.getByRole('button', { name: 'Hide the keypad' }).click();
      await expect(field).toHaveAttribute('inputmode', 'text');
      await expectAccessible(page);
      await calculator.getByRole('button', { name: 'Show the keypad' }).click();
      await expectAccessible(page);
    },
  );
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  for (const locale of ['en-US', 'vi-VN'] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test(
        `nothing of the player is cut off at ${width} × ${height}, ${locale}`,
        { tag: width === 320 && locale === 'en-US' ? [] : '@wide' },
        async ({ page, signUp, expectAccessible }) => {
          await signUp();
          await page.setViewportSize({ width, height });
          await page.goto('/test/screen?test=practice-math-1');
          const named = (name: RegExp): Locator => page.getByRole('button', { name });
          await named(/^(Start|Bắt đầu)/).click();
          await named(/^(Open this module|Mở module này)/).click();
          await expect(named(/^(Question|Câu) 1 \//)).toBeVisible();
          const isWhole = async (target: Locator): Promise<boolean> => {
            const box = await boxOf(target);
            const overflows = await target.evaluate((element) =>
              [element, ...element.querySelectorAll('*')].some(
                ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
              ),
            );
            return box.x >= 0 && box.right <= width && box.bottom <= height && !overflows;
          };
          for (const name of ['tools', 'navigation']) {
            for (const button of await page.locator(`[data-region=${name}] button`).all()) {
              expect(await isWhole(button), (await button.textContent()) ?? '').toBe(true);
            }
          }
          for (const icon of await page.locator('[data-region=tools] svg').all()) {
            expect((await boxOf(icon)).width).toBeGreaterThanOrEqual(18);
          }
          await named(/^(More|Thêm)$/).click();
          for (const name of [/^(Zoom in|Phóng to)/, /^(Exit the test|Thoát bài thi)/]) {
            const entry = page.getByRole('menuitem', { name });
            await entry.scrollIntoViewIfNeeded();
            expect(await isWhole(entry), String(name)).toBe(true);
          }
          await expectAccessible(page);
        },
      );
    });
  }
}
