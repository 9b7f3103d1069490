import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { ReportPage } from '../support/report.ts';

test('a shared link shows the report and no more, until it is ended', async ({
  page,
  signUp,
  takeTest,
  browser,
}) => {
  test.slow();
  await signUp();
  const report = new ReportPage(page);
  await report.open(await takeTest());
  const dialog = await report.share();
  await expect(dialog.getByText('Only you can open these results')).toBeVisible();
  await dialog.getByRole('radio', { name: '7 days' }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  await expect(dialog.getByText('Just created')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(/^Results of /)).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Total score' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'University thresholds' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Your goal' })).toHaveCount(0);
  for (const name of ['Share', 'Retake']) {
    await expect(visitor.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await visitor.getByRole('tab', { name: 'Detailed results' }).click();
  await expect(visitor.locator('tr[id^="q-"]')).toHaveCount(10);
  await expect(visitor.getByRole('button', { name: /^Question \d+,/ })).toHaveCount(0);
  await visitor.goto(`${link}&tab=detailed#q-0-0`);
  await expect(visitor.locator('tr[id^="q-"]').first()).toBeVisible();
  await expect(visitor.getByText('The question')).toHaveCount(0);

  await dialog.getByRole('button', { name: /^Delete the link created on/ }).click();
  await dialog.getByRole('button', { name: 'Delete link' }).click();
  await expect(dialog.getByText('Only you can open these results')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await visitor.context().close();
});

test(
  'a student sees which links work, and can cancel ending one',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, expectAccessible }) => {
    await signUp();
    const report = new ReportPage(page);
    await report.open(await takeTest('practice-rw-1'));
    const dialog = await report.share();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const links = dialog.getByRole('listitem');
    await expect(links).toHaveCount(1);
    await links.getByRole('button', { name: /^Delete the link created on/ }).click();
    await expectAccessible(page);
    await links.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await report.share();
    await expect(links.getByText(/^Works until/)).toBeVisible();
    // The link with its secret is shown only once.
    await expect(dialog.getByLabel('Your link')).toHaveCount(0);
  },
);

test(
  'a student saves every question as a spreadsheet',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    const report = new ReportPage(page);
    await report.open(await takeTest());
    const download = page.waitForEvent('download');
    await report.button(/^CSV/).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFSection,Module,Question,Result,/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 54);
    expect(lines[1]).toMatch(/^Reading and Writing,1,1,(correct|incorrect),/i);
  },
);
