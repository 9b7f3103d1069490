import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';
import { ReportPage } from '../support/report.ts';

test(
  'a student takes the same test again, and the result says so',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, expectAccessible }) => {
    await signUp();
    const report = new ReportPage(page);
    await report.open(await takeTest('practice-rw-1'));
    const dialog = await report.retake('Reading and Writing practice');
    await expect(dialog.getByRole('radio', { name: /^New questions/ })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /^The same questions/ }).check();
    // Only for a moment: the URL then names the attempt that starts.
    const sameTest = page.waitForURL(/\/test\/screen\?test=practice-rw-1/);
    await dialog.getByRole('button', { name: 'Go to the test' }).click();
    await sameTest;
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();

    await report.open(await takeTest('practice-rw-1'));
    await expect(page.getByText(/, attempt 2$/)).toBeVisible();
    await expect(page.getByText(/^All 27 questions came up in earlier/)).toBeVisible();
  },
);

test(
  'a student gets a test of new questions, which the list shows as their own',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    await takeTest();
    await page.goto('/tests');
    await page.getByRole('button', { name: /^Retake\s*: Diagnostic test/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Retake Diagnostic test' });
    await dialog.getByRole('button', { name: 'Go to the test' }).click();
    await expect(page).toHaveURL(/\/test\/screen\?/);
    expect(page.url()).not.toContain('diagnostic-1');
    const player = new PlayerPage(page);
    await player.button('Start').click();
    await player.button('Continue').click();
    await player.button('Open this module').click();
    await player.expectQuestion(1);
    await player.choose('A');
    await player.expectSaved();

    await page.goto('/tests');
    const own = page.getByRole('listitem').filter({ hasText: 'Created for you' });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('link', { name: /^Resume/ })).toBeVisible();
  },
);
