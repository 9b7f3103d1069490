import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { TakeOptions } from '../support/take-test-over-http.ts';

/** Views question 5 of the first module for a while and marks it; leaves the last three unanswered. */
const takeOptions: TakeOptions = {
  unanswered: 3,
  beforeAnswers: async (send, module) => {
    if (module > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await send({ type: 'marked', module, question: 4, isMarked: true });
    // No longer than the module had been open at the last reply, which is the limit for a visit.
    await send({ type: 'visited', module, question: 4, ms: 900 });
  },
};

const rows = (page: Page): Locator => page.locator('tr[id^="q-"]');
const pill = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const countOn = async (page: Page, name: string): Promise<number> =>
  Number(/\d+$/.exec(await pill(page, name).innerText())?.[0]);

/** Opens the first row, and returns its content. */
async function openFirst(page: Page): Promise<Locator> {
  await rows(page)
    .first()
    .getByRole('button', { name: /^Question \d+,/ })
    .click();
  const opened = page.getByRole('cell', { name: /The question/ });
  await expect(opened).toBeVisible();
  return opened;
}

test(
  'a student filters, sorts and pages through questions, and a reload keeps the view',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    await page.goto(`/test-results/${await takeTest('diagnostic-1', takeOptions)}`);
    await page.getByRole('tab', { name: 'Detailed results' }).click();
    await expect(page.getByText('Showing 54 of 54 questions.')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    const counts: number[] = [];
    for (const name of ['Correct', 'Incorrect', 'Skipped', 'Not reached']) {
      counts.push(await countOn(page, name));
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(54);
    // In each module one of the three was visited.
    expect(counts.slice(2)).toEqual([2, 4]);
    expect(await countOn(page, 'Marked')).toBe(1);

    await pill(page, 'Incorrect').click();
    await expect(page).toHaveURL(/result=wrong/);
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Hard');
    await expect(page).toHaveURL(/difficulty=hard/);
    await page.getByRole('combobox', { name: 'Questions on a page' }).selectOption('50 per page');
    await expect(page).toHaveURL(/rows=50/);
    const summary = page.getByText(/^Showing \d+ of 54 questions\./);
    await expect(summary).not.toContainText('Showing 54');
    await expect(page.getByRole('combobox', { name: 'Questions on a page' })).toHaveValue('50');
    const count = await rows(page).count();
    await expect(summary).toContainText(`Showing ${count} of`);
    const words = await summary.innerText();
    await expect(rows(page).getByRole('cell', { name: 'Incorrect' })).toHaveCount(count);
    await expect(page).toHaveURL(/tab=detailed.*result=wrong.*difficulty=hard/);
    await page.reload();
    await expect(summary).toHaveText(words);
    await expect(pill(page, 'Incorrect')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('hard');
    await expect(rows(page)).toHaveCount(count);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(50);
    const time = page.getByRole('columnheader', { name: 'Time' });
    await time.getByRole('button').click();
    await expect(time).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toHaveAttribute('id', 'q-0-4');
    await expect(rows(page).first().getByRole('cell', { name: '0:01' })).toBeVisible();
    await time.getByRole('button').click();
    await expect(time).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows(page).first()).toHaveAttribute('id', 'q-0-0');
  },
);

test('a student opens a question, reads the explanation in either language, and notes why it was missed', async ({
  page,
  signUp,
  takeTest,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(`/test-results/${await takeTest()}?tab=detailed&result=wrong`);
  const opened = await openFirst(page);
  await expect(opened.getByText('Your choice')).toBeVisible();
  await expect(opened.getByText('Correct answer')).toBeVisible();
  await expect(
    opened.getByText('You can see how others answered once there are 30 answers.'),
  ).toBeVisible();
  await expect(opened.getByText(/^[A-D] is correct\.$/)).toBeVisible();
  await expectAccessible(page);

  await opened.getByText('Tiếng Việt').click();
  await expect(opened.getByText(/^[A-D] đúng\.$/)).toBeVisible();
  await opened.getByText('English', { exact: true }).click();
  await expect(opened.getByText(/^[A-D] is correct\.$/)).toBeVisible();

  await opened.getByText('Misread it').click();
  await expect(opened.getByText('Saved in your error log.')).toBeVisible();
  const note = opened.getByLabel('A note for next time');
  await note.fill('Read the last line first.');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await note.blur();
  await saved;
  await expect(opened.getByText('Saved in your error log.')).toBeVisible();
  await page.reload();
  await expect(opened.getByRole('radio', { name: /^Misread it/ })).toBeChecked();
  await expect(note).toHaveValue('Read the last line first.');

  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await page.goto('/error-log');
  await expect(page.getByText('Read the last line first.')).toBeVisible();
});

test(
  'a student reports a problem with a question once',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, expectAccessible }) => {
    await signUp();
    await page.goto(`/test-results/${await takeTest('practice-math-1')}?tab=detailed`);
    const opened = await openFirst(page);
    await opened.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem with this question' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Choose what is wrong')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'The question is unclear' }).check();
    await dialog.getByLabel('Tell us more').fill('Which of the two lines is meant?');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Thank you. We’ve received your report.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(opened.getByText('You’ve reported this question')).toBeVisible();
    await page.reload();
    await expect(opened.getByText('You’ve reported this question')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
  },
);
