import { expect, type Locator, type Page } from '@playwright/test';

/** The test player as a student drives it, in English. */
export class PlayerPage {
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A practice set has one part: welcome, then open it. */
  async openPractice(test = 'practice-rw-1'): Promise<void> {
    await this.page.goto(`/test/screen?test=${test}`);
    await this.button('Begin').click();
    await this.button('Open this part').click();
    await this.expectQuestion(1);
  }

  async expectQuestion(number: number): Promise<void> {
    await expect(this.button(new RegExp(`Question ${number} /`))).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(/^Saved/).first()).toBeVisible();
  }

  option(letter: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) });
  }

  async choose(letter: string): Promise<void> {
    await this.option(letter).click();
    await expect(this.option(letter)).toBeChecked();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  /** Answers from the question in view to the last, whatever kind they are, and stops at the check page. */
  async answerAll(): Promise<void> {
    const count = await this.count();
    for (let number = 1; number <= count; number += 1) {
      await this.expectQuestion(number);
      const field = this.page.getByRole('textbox', { name: 'Your answer' });
      if (await field.isVisible()) await field.fill('7');
      else await this.choose('ABCD'[number % 4] ?? 'A');
      await this.next();
    }
    await expect(this.page.getByRole('heading', { name: 'Check your work' })).toBeVisible();
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
}
