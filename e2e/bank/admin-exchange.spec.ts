import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// In sequence, because the server reads few files at a time and refuses more.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ signInAs }) => signInAs('admin'));

const freshCode = (): string => `e2e-${randomUUID()}`;

/** A complete question in our own format. */
const question = (code: string, skill: string, stem: string): string => `- id: ${code}
  skill: ${skill}
  topic: { en: A share of a number, vi: Phần trăm của một số }
  inContext: false
  difficulty: easy
  stem: ${stem}
  keys: ['20']
  why:
    en: Ten percent of 200 is a tenth of it, which is 20.
    vi: Mười phần trăm của 200 là một phần mười của nó, tức là 20.
  hint:
    en: A percent is a hundredth.
    vi: Một phần trăm là một phần của một trăm.
  source: Original.
`;

const choose = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

test('an import shows where a file has a fault, and after a correction stores its questions as drafts', async ({
  page,
  callApi,
  expectAccessible,
}) => {
  const [good, faulty] = [freshCode(), freshCode()];
  const stem = 'What is 10% of 200?';
  await page.goto('/admin/questions/exchange');
  await choose(
    page,
    'two.yaml',
    question(good, 'percentages', stem) + question(faulty, 'percents', stem),
  );
  await expect(page.getByRole('heading', { name: 'Preview of “two.yaml”' })).toBeVisible();
  await expect(row(page, good)).toContainText('New question');
  await expect(row(page, faulty)).toContainText('Skipped');
  await expect(row(page, faulty)).toContainText('“skill” is not one of the choices.');
  await expect(page.getByRole('button', { name: 'Import 1 question as a draft' })).toBeEnabled();
  await expectAccessible(page);

  await choose(
    page,
    'two.yaml',
    question(good, 'percentages', stem) + question(faulty, 'percentages', stem),
  );
  await page.getByRole('button', { name: 'Import 2 questions as drafts' }).click();
  await expect(page.getByRole('heading', { name: '2 questions imported as drafts' })).toBeVisible();
  await expect(row(page, faulty)).toContainText('Saved as a draft');
  const item: object = await callApi('GET', `/admin/questions/${faulty}`);
  expect(item).toMatchObject({ status: 'draft', draft: { isOwn: true, complaints: [] } });
});

test(
  'questions exported as QTI are unchanged when they are imported again',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const code = freshCode();
    await page.goto('/admin/questions/exchange');
    await choose(page, 'one.yaml', question(code, 'percentages', 'What is 10% of $200$?'));
    await page.getByRole('button', { name: 'Import 1 question as a draft' }).click();
    await expect(
      page.getByRole('heading', { name: '1 question imported as a draft' }),
    ).toBeVisible();

    await page.goto(`/admin/questions/exchange?ids=${code}&format=qti`);
    await expect(page.getByRole('radio', { name: /QTI 3\.0/ })).toBeChecked();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 1 question' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bac-questions-.+\.zip$/);
    await choose(page, 'back.zip', await readFile(await file.path()));
    await expect(row(page, code)).toContainText('Unchanged');
    await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    const log: { rows: { action: string }[] } = await callApi('GET', '/admin/audit?action=items.');
    expect(log.rows.map(({ action }) => action)).toContain('items.exported');
  },
);

test('a filter narrows the export, and is kept in the URL', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/admin/questions/exchange');
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Math' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/section=math/);
  await page.getByText('For a spreadsheet, one row per question.').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \d/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('circles-02,');
  expect(text).not.toContain('words-in-context');
});

for (const format of ['YAML', 'CSV', 'QTI 3.0']) {
  test(`the example in ${format} can be imported as it is`, { tag: '@wide' }, async ({ page }) => {
    await page.goto('/admin/questions/exchange');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Example in ${format}` }).click();
    const file = await download;
    await choose(page, file.suggestedFilename(), await readFile(await file.path()));
    const outcome = format === 'QTI 3.0' ? 'Skipped' : 'New question';
    await expect(row(page, 'example-').first()).toContainText(outcome);
    if (format !== 'QTI 3.0') return;
    await expect(row(page, 'example-')).toContainText('has no known skill');
    await page.getByRole('combobox', { name: 'Skill for questions without one' }).click();
    await page.getByRole('option', { name: /Equivalent expressions/i }).click();
    await expect(row(page, 'example-')).toContainText('New question');
  });
}

test('an invalid file is refused with an explanation', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/admin/questions/exchange');
  await choose(page, 'evil.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
  await expect(page.getByRole('alert')).toContainText('DOCTYPE');
  await choose(page, 'large.yaml', Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
});
