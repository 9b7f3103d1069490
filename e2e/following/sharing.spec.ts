import { linkParent, parentName } from '../support/families.ts';
import { expect, test } from '../support/fixtures.ts';
import { ReportPage } from '../support/report.ts';

test('a student sees in one place who can see what, and stops each of them there', async ({
  page,
  signUp,
  takeTest,
  browser,
  expectAccessible,
}) => {
  await signUp();
  const attempt = await takeTest('practice-rw-1');
  const report = new ReportPage(page);
  await report.open(attempt);
  const dialog = await report.share();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  const parent = await linkParent(page, browser);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(page.getByText('Sees your results, reports')).toBeVisible();
  await expect(page.getByText('You’re not in a class.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Delete the link to/ }).click();
  await page.getByRole('button', { name: 'Delete link', exact: true }).click();
  await expect(page.getByText('No active links.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'No Results Found' })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${parentName}` }).click();
  const question = page.getByRole('dialog', { name: `Remove the link with ${parentName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Remove ${parentName}` }).click();
  await question.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByText('No parent follows you.')).toBeVisible();
  await parent.goto(`/test-results/${attempt}`);
  await expect(parent.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await visitor.context().close();
  await parent.context().close();
});
