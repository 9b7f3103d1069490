import type { Locator, Page } from '@playwright/test';

/** Page object of an attempt's report, in English. */
export class ReportPage {
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(attempt: string): Promise<void> {
    await this.page.goto(`/test-results/${attempt}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Returns the dialog with the links. */
  async share(): Promise<Locator> {
    await this.button('Share').click();
    return this.page.getByRole('dialog', { name: 'Share these results' });
  }

  /** Returns the dialog that asks how. */
  async retake(test: string): Promise<Locator> {
    await this.button('Retake').click();
    return this.page.getByRole('dialog', { name: `Retake ${test}` });
  }

  async print(language: 'In English' | 'Bằng tiếng Việt'): Promise<void> {
    await this.button('Print').click();
    await this.page.getByRole('menuitem', { name: language }).click();
  }
}
