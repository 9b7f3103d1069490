import type { Page } from '@playwright/test';
import { openSecondAdministrator, submitButton } from '../support/bank-items.ts';
import { expect, test } from '../support/own-site.ts';
import { signIn } from '../support/sign-in.ts';
import { createCaller, takeTest, waitForScore } from '../support/take-test-over-http.ts';

/** Reports the first wrong answer of a student who answered A everywhere; the story then changes that question's key. */
async function reportFirstMistake(page: Page, attempt: string): Promise<void> {
  await page.goto(`/test-results/${attempt}?tab=detailed&result=wrong`);
  await page
    .getByRole('button', { name: /^Question \d+,/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem with this question' });
  await dialog.getByRole('radio', { name: 'The correct answer shown is wrong' }).check();
  await dialog.getByLabel('Tell us more').fill('A fits every line of the text.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thank you. We’ve received your report.')).toBeVisible();
}

test(
  'a reported question becomes a ticket; its key is corrected, the result is scored again, and the ticket says so',
  { tag: '@wide' },
  async ({ page, browser, ownSite }) => {
    test.setTimeout(240_000);
    const studentContext = await browser.newContext({ baseURL: ownSite });
    const student = await studentContext.newPage();
    await signIn(student, 'student');
    const cookie = (await studentContext.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const asStudent = createCaller(ownSite, cookie);
    // A calibration may have run on this site before, and made second versions of the other set's questions.
    const attempt = await takeTest(asStudent, 'practice-rw-2', { letter: 'A' });
    await waitForScore(asStudent, attempt);
    await reportFirstMistake(student, attempt);

    await signIn(page, 'admin');
    await page.goto('/admin/tickets?category=question');
    const queue = page.getByRole('region', { name: 'Queue' });
    await queue.getByRole('link').first().click();
    const person = page.getByRole('complementary', { name: 'About this person' });
    await expect(person.getByText('Reported: the correct answer shown is wrong')).toBeVisible();
    await expect(page.getByText('A fits every line of the text.').last()).toBeVisible();
    const ticket = new URL(page.url()).pathname.split('/').at(-1)!;
    await person.getByRole('link', { name: 'Start a new version' }).click();

    await page
      .getByRole('group', { name: 'Choice A', exact: true })
      .getByLabel('Make this the key')
      .check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^(Saved \d\d:\d\d|Draft saved .*)$/)).toBeVisible();
    const question = page.url();
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    const cookies = await page.context().cookies();
    const asAdmin = createCaller(
      ownSite,
      cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    );
    const reviewer = await openSecondAdministrator(browser, asAdmin, ownSite);
    await reviewer.goto(question);
    await reviewer.getByRole('button', { name: 'Approve version 2' }).click();
    await expect(reviewer.getByText('Approved and published.').last()).toBeVisible();
    await page.goto(question);
    await page.getByRole('button', { name: 'Grade its answers by the new key…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A student found it.');
    await dialog.getByRole('button', { name: /^Rescore \d/ }).click();
    await expect(page.getByText('graded by the key of version 2', { exact: false })).toBeVisible();

    await student.goto(`/tickets/${ticket}`);
    await expect(student.getByText(/rescored/).first()).toBeVisible();
    await expect(student.getByText('Solved', { exact: true }).first()).toBeVisible();
    await page.goto(`/admin/tickets/${ticket}?view=all`);
    await expect(page.getByRole('button', { name: 'State: Resolved' })).toBeVisible();
    await studentContext.close();
  },
);
