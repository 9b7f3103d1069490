import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ReportPage } from '../support/report.ts';

/** Counts the printed sheets by the page tree of the PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Suppresses the browser's print dialog, which nobody can answer here. */
const suppressPrintDialog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {};
  });

test('the report fills two sheets in either language', async ({ page, signUp, takeTest }) => {
  await signUp();
  await suppressPrintDialog(page);
  const report = new ReportPage(page);
  // The most misses that are possible, and a set that has no score.
  for (const attempt of [
    await takeTest('diagnostic-1', { unanswered: 20 }),
    await takeTest('practice-math-1'),
  ]) {
    await report.open(attempt);
    for (const [language, words] of [
      ['In English', /What this (score|result) means\./],
      ['Bằng tiếng Việt', /(Điểm|Kết quả) này nghĩa là gì/],
    ] as const) {
      await report.print(language);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('tablist')).toBeHidden();
      expect(await countSheets(page)).toBe(2);
      await page.emulateMedia({ media: null });
      await expect(page.getByText(words)).toHaveCount(0);
    }
  }
});

test(
  'a student prints the missed questions, with or without answers',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, expectAccessible }) => {
    await signUp();
    await new ReportPage(page).open(await takeTest('practice-rw-1'));
    await page.getByRole('link', { name: 'Open the sheet' }).click();
    const paper = page.getByRole('article', { name: 'Missed questions on paper' });
    const heading = await paper.getByText(/^\d+ missed questions?$/).innerText();
    const missed = Number.parseInt(heading, 10);
    await expect(paper.getByRole('region', { name: /^Question \d+/ })).toHaveCount(missed);
    const answers = paper.getByRole('region', { name: 'Answers' });
    await expect(answers.getByRole('listitem')).toHaveCount(missed);
    await expectAccessible(page);
    const withAnswers = await countSheets(page);
    await page.getByText('With answers on the last pages').click();
    await expect(answers).toHaveCount(0);
    const without = await countSheets(page);
    expect(without).toBeGreaterThan(1);
    expect(withAnswers).toBeGreaterThan(without);

    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);
