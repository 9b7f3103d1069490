import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the test player, in English. */
export class PlayerPage {
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Opens a practice set, which has one module. */
  async openPractice(test = 'practice-rw-1'): Promise<void> {
    await this.page.goto(`/test/screen?test=${test}`);
    await this.button('Start').click();
    await this.button('Open this module').click();
    await this.expectQuestion(1);
  }

  /** The input for the answer to a question without choices. */
  get field(): Locator {
    return this.page.getByRole('textbox', { name: 'Your answer' });
  }

  /** Waits for the question's number, and for the question itself, which may render later. */
  async expectQuestion(number: number): Promise<void> {
    await expect(this.button(new RegExp(`Question ${number} /`))).toBeVisible();
    await expect(this.field.or(this.option('A'))).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    // “Saved” stays visible during a short request; only `aria-busy` shows that one is pending.
    const idle = this.page.locator(':not([aria-busy="true"])');
    await expect(
      this.page
        .getByText(/^Saved/)
        .and(idle)
        .first(),
    ).toBeVisible();
  }

  option(letter: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) });
  }

  async choose(letter: string): Promise<void> {
    await this.option(letter).click();
    await expect(this.option(letter)).toBeChecked();
  }

  async next(options: { timeout?: number } = {}): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click(options);
  }

  /** Answers every question from the current one to the last, of either kind, and stops at the check page. */
  async answerAll(): Promise<void> {
    const count = await this.count();
    for (let number = 1; number <= count; number += 1) {
      await this.expectQuestion(number);
      if (await this.field.isVisible()) await this.field.fill('7');
      else await this.choose('ABCD'[number % 4] ?? 'A');
      await this.next();
    }
    await expect(this.page.getByRole('heading', { name: 'Check your work' })).toBeVisible();
  }

  /** Submits from the check page with time left, which the dialog asks about first. */
  async submit(): Promise<void> {
    await this.button(/^Submit (module|and finish)/).click();
    const dialog = this.page.getByRole('dialog', { name: /^Submit/ });
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  async count(): Promise<number> {
    const text = await this.button(/Question \d+ \//).innerText();
    return Number(/\/ (\d+)/.exec(text)?.[1]);
  }

  async goTo(number: number): Promise<void> {
    await this.button(/Question \d+ \//).click();
    await this.page
      .getByRole('button', { name: new RegExp(`^Question ${number}\\b(?! /)`) })
      .click();
    await this.expectQuestion(number);
  }

  /** Chooses a tool from the menu “More”. */
  async chooseTool(name: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('menu').getByText(name, { exact: true }).click();
  }

  /** The texts that the browser highlights in this color. */
  highlightedTexts(color: string): Promise<string[]> {
    return this.page.evaluate(
      (name) =>
        [...CSS.highlights].flatMap(([key, ranges]) =>
          key.includes(name) ? [...ranges].map(String) : [],
        ),
      color,
    );
  }

  async middleOf(target: Locator): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async drag(target: Locator, right: number, down: number): Promise<void> {
    const { x, y } = await this.middleOf(target);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + right, y + down, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Presses a key until the target has the focus; fails if it never gets it. */
  async reach(target: Locator, key: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  }

  async tabTo(target: Locator, key = 'Tab'): Promise<void> {
    await this.reach(target, key);
  }

  async goToRegion(name: string): Promise<void> {
    await this.reach(this.page.getByRole('region', { name }), 'F6');
  }
}
