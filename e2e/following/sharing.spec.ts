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
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Your link').inputValue();
  const parent = await linkParent(page, browser);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(page.getByText('Sees your results, your reports')).toBeVisible();
  await expect(page.getByText('You are in no class.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^End the link to/ }).click();
  await page.getByRole('button', { name: 'End the link', exact: true }).click();
  await expect(page.getByText('No link works at the moment.')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'No Results Found' })).toBeVisible();

  await page.getByRole('button', { name: `Stop ${parentName} from seeing anything` }).click();
  const question = page.getByRole('dialog', { name: `End the link with ${parentName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Stop ${parentName} from seeing anything` }).click();
  await question.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('No parent follows you.')).toBeVisible();
  await parent.goto(`/test-results/${attempt}`);
  await expect(parent.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await visitor.context().close();
  await parent.context().close();
});
