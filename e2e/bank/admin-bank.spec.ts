import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  choiceContent,
  createDraft,
  uniqueNumbers,
  openSecondAdministrator,
  wrongRationale,
  submitButton,
  correctRationale,
} from '../support/bank-items.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

const side = (page: Page, part: string, language: 'English' | 'Tiếng Việt'): Locator =>
  page.getByRole('group', { name: `Language: ${part}` }).getByRole('button', { name: language });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^(Saved \d\d:\d\d|Draft saved .*)$/)).toBeVisible();
}

async function fillBoth(page: Page, part: string, en: string, vi: string): Promise<void> {
  await side(page, part, 'English').click();
  await field(page, `${part} (English)`).fill(en);
  await side(page, part, 'Tiếng Việt').click();
  await field(page, `${part} (Tiếng Việt)`).fill(vi);
}

test(
  'an author writes a question with choices until its checks pass, beside a live preview',
  { tag: '@wide' },
  async ({ page, expectAccessible }) => {
    test.slow();
    const [key = 0, ...others] = uniqueNumbers();
    await page.goto('/admin/questions/create?skill=linear-equations-in-one-variable');
    await expect(field(page, 'Code')).toHaveValue(/^[a-z0-9-]+$/);
    const checks = page.getByRole('region', { name: 'Checks' });
    await expect(checks.getByText('Choose the correct answer.')).toBeVisible();
    await expectAccessible(page);

    // “Go to” focuses the field, in the right language.
    await checks
      .getByRole('button', { name: 'Show: The hint in Vietnamese is still empty.' })
      .click();
    await expect(field(page, 'Hint (Tiếng Việt)')).toBeFocused();

    await page.getByLabel('Context', { exact: true }).selectOption('no');
    await field(page, 'Question text').fill('If $x - 7 = 5$, what is');
    const preview = page.getByRole('region', { name: 'Student view' });
    await expect(preview.locator('math').first()).toBeVisible();
    await field(page, 'Question text').fill(`If $x - 7 = ${key - 7}$, what is the value of $x$?`);
    for (const [index, id] of ['A', 'B', 'C', 'D'].entries()) {
      await field(page, `Choice ${id}`).fill(`${[key, ...others][index]}`);
    }
    await page
      .getByRole('group', { name: 'Choice A', exact: true })
      .getByLabel('Make this the key')
      .check();
    for (const language of ['English', 'Tiếng Việt'] as const) {
      await side(page, 'Reasons', language).click();
      const languageCode = language === 'English' ? 'en' : 'vi';
      await field(page, `Why A is correct (${language})`).fill(correctRationale[languageCode]);
      for (const id of ['B', 'C', 'D']) {
        await field(page, `Which mistake leads to ${id} (${language})`).fill(
          `${wrongRationale[languageCode]} ${id}.`,
        );
      }
    }
    await fillBoth(
      page,
      'Hint',
      'Add the same number to both sides.',
      'Cộng cùng một số vào hai vế.',
    );
    await fillBoth(page, 'Topic in a few words', 'Solving for x', 'Tìm giá trị của x');
    await field(page, 'Source').fill('Written for a test of this product.');
    await expect(checks.getByText('Ready to submit.', { exact: false })).toBeVisible();

    // The preview can be answered, which tries the key.
    await preview.getByRole('radio', { name: new RegExp(`^B`) }).check();
    await expect(preview.getByText('B is incorrect.')).toBeVisible();
    await preview.getByRole('radio', { name: new RegExp(`^A`) }).check();
    await expect(preview.getByText('A is correct.')).toBeVisible();

    await save(page);
    await expect(page).toHaveURL(/\/admin\/questions\/linear-equations-in-one-variable-\d+$/);
    await submitButton(page).click();
    await expect(page.getByText('version 1, yours: someone else must approve it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve version 1' })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(submitButton(page)).toBeEnabled();

    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Discard draft…' }).click();
    await page.getByRole('button', { name: 'Discard draft', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/questions$/);
  },
);

test(
  'a question with a typed answer has a figure, and shows which entries would be right',
  { tag: '@wide' },
  async ({ page, expectAccessible }) => {
    await page.goto('/admin/questions/create?skill=two-variable-data');
    await page.getByLabel('Type of figure').selectOption('Scatterplot');
    await page.getByRole('button', { name: 'Add figure' }).click();
    const figure = page.getByRole('group', { name: 'Figure 1' });
    await expect(figure.getByRole('img')).toBeVisible();
    await figure.getByLabel('Description').fill('A scatterplot of three points that rise.');
    await expect(
      figure.getByRole('img', { name: 'A scatterplot of three points that rise.' }),
    ).toBeVisible();

    // Adds a point and a line of best fit; a half-typed number draws nothing and breaks nothing.
    await figure.getByRole('button', { name: 'Add: Points' }).click();
    await expect(figure.getByText('so it can’t be drawn yet', { exact: false })).toBeVisible();
    await figure.getByLabel('x, row 4').fill('9');
    await figure.getByLabel('y, row 4').fill('9');
    await figure.getByLabel('Line of best fit').check();
    await expect(figure.getByRole('img')).toBeVisible();
    await figure.getByText('JSON').click();
    await expect(figure.getByRole('textbox', { name: 'JSON' })).toHaveValue(/"slope": 1/);
    await figure.getByText('Form', { exact: true }).click();

    await page.getByText('Entered response').click();
    await field(page, 'Correct value 1').fill('7/2');
    const entries = page.getByRole('region', { name: 'Accepted entries' });
    await expect(entries.getByRole('listitem').filter({ hasText: /^3\.5$/ })).toBeVisible();
    await entries.getByLabel('Test an entry').fill('3.50');
    await expect(entries.getByText('3.50 is correct.')).toBeVisible();
    await entries.getByLabel('Test an entry').fill('3.4');
    await expect(entries.getByText('3.4 is incorrect.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Question bank' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(field(page, 'Correct value 1')).toHaveValue('7/2');
  },
);

test(
  'a second administrator returns a question with a comment, then approves it, and the next change starts a new version',
  { tag: '@wide' },
  async ({ page, browser, callApi, expectAccessible }) => {
    test.slow();
    const id = await createDraft(callApi);
    await page.goto(`/admin/questions/${id}`);
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    const other = await openSecondAdministrator(browser, callApi);
    await other.goto(`/admin/questions/${id}`);
    await other.getByRole('button', { name: 'Comment on: Question text' }).click();
    await field(other, 'Comment on: Question text').fill('Say which number is meant.');
    await other.getByRole('button', { name: 'Send' }).click();
    await expect(other.getByText('Say which number is meant.')).toBeVisible();
    await other.getByRole('button', { name: 'Return…' }).click();
    const back = other.getByRole('dialog', { name: 'Return to the author' });
    await back.getByLabel('What needs to change').fill('See under the question.');
    await back.getByRole('button', { name: 'Return with this comment' }).click();
    await expect(other.getByText('Returned to the author.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('See under the question.')).toBeVisible();
    const comment = page.getByRole('article').filter({ hasText: 'Say which number is meant.' });
    await comment.getByRole('button', { name: 'Resolve' }).click();
    await expect(comment.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    await other.reload();
    await other.getByRole('button', { name: 'Approve version 1' }).click();
    await expect(other.getByText('Approved and published.')).toBeVisible();
    await expect(other.getByText('version 1; your first change starts version 2')).toBeVisible();

    await page.reload();
    await field(page, 'Hint (English)').fill('Add seven to both sides.');
    await expect(page.getByText('saving creates version 2', { exact: false })).toBeVisible();
    await save(page);
    await page.getByRole('button', { name: 'Compare with 1' }).click();
    const compare = page.getByRole('dialog', { name: 'Version 1 and the current draft' });
    await expect(compare.getByRole('insertion')).toHaveText(['seven']);
    await expect(compare.getByRole('deletion')).toHaveText(['the same number']);
    await expectAccessible(page);
    await compare.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('table').getByText('Draft', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Discard draft…' }).click();
    await page.getByRole('button', { name: 'Discard draft', exact: true }).click();
    await expect(field(page, 'Hint (English)')).toHaveValue('Add the same number to both sides.');
    await callApi('POST', `/admin/questions/${id}/status`, { status: 'archived' });
  },
);

test(
  'a corrected key grades the answers to the version before it',
  { tag: '@wide' },
  async ({ page, browser, callApi }) => {
    test.slow();
    const values = uniqueNumbers();
    const wrong = choiceContent(values);
    wrong.response.key = 'B';
    const id = await createDraft(callApi, wrong);
    await page.goto(`/admin/questions/${id}`);
    const other = await openSecondAdministrator(browser, callApi);
    const publish = async (version: number): Promise<void> => {
      await submitButton(page).click();
      await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      await other.goto(`/admin/questions/${id}`);
      await other.getByRole('button', { name: `Approve version ${version}` }).click();
      await expect(other.getByText('Approved and published.').last()).toBeVisible();
      await page.reload();
    };
    await publish(1);
    await page
      .getByRole('group', { name: 'Choice A', exact: true })
      .getByLabel('Make this the key')
      .check();
    await save(page);
    await publish(2);

    await page.getByRole('button', { name: 'Grade its answers by the new key…' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Grade answers to version 1 by the new key',
    });
    await expect(dialog.getByRole('deletion')).toHaveText('B');
    await expect(dialog.getByRole('insertion')).toHaveText('A');
    await dialog.getByLabel('Reason').fill('The key was one line off.');
    await dialog.getByRole('button', { name: /^Rescore 0 results$/ }).click();
    await expect(page.getByText('graded by the key of version 2', { exact: false })).toBeVisible();
    await callApi('POST', `/admin/questions/${id}/status`, { status: 'archived' });
  },
);

test(
  'two editors of one question see both versions and choose',
  { tag: '@wide' },
  async ({ page, browser, callApi }) => {
    const id = await createDraft(callApi);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'admin');
    await page.goto(`/admin/questions/${id}`);
    await other.goto(`/admin/questions/${id}`);
    await expect(field(other, 'Source')).toHaveValue(/^Written/);
    await field(page, 'Source').fill('From the first.');
    await save(page);
    await field(other, 'Source').fill('From the second.');
    const saveButton = other.getByRole('button', { name: 'Save', exact: true });
    const conflict = other.getByRole('dialog', {
      name: 'Someone else saved this question in the meantime',
    });
    await saveButton.click();
    await expect(conflict).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(saveButton).toBeFocused();
    await saveButton.click();
    await expect(conflict.getByRole('deletion')).toHaveText('second.');
    await expect(conflict.getByRole('insertion')).toHaveText('first.');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(other.getByText('Your version is saved.')).toBeVisible();

    await field(page, 'Source').fill('Once more the first.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Someone else saved this question in the meantime' })
      .getByRole('button', { name: 'Use theirs' })
      .click();
    await expect(field(page, 'Source')).toHaveValue('From the second.');
  },
);

test(
  'filters, order and the open row are kept in the URL and survive a reload',
  { tag: '@wide' },
  async ({ page, expectAccessible }) => {
    await page.goto('/admin/questions');
    const count = page.getByText(/^[\d,]+ questions?$/);
    await expect(count).toBeVisible();
    await page.getByRole('button', { name: 'Section', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Math' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Skill', exact: true }).first().click();
    await page.getByRole('menuitemcheckbox', { name: 'Circles' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Published', exact: false }).first().click();
    await page.getByRole('button', { name: 'Question', exact: true }).click();
    await expect(page).toHaveURL(/section=math/);
    await expect(page).toHaveURL(/skill=circles/);
    await expect(page).toHaveURL(/status=published/);
    await expect(page).toHaveURL(/sort=id/);
    const first = page.getByRole('row', { name: /^circles-01/ });
    await first.click();
    await expect(page).toHaveURL(/open=circles-01/);
    await expect(page.getByRole('link', { name: 'Open the editor' })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('link', { name: 'Open the editor' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Section: Math/ })).toBeVisible();
    await page.getByRole('link', { name: 'Open the editor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'circles-01' })).toBeVisible();
  },
);

test(
  'the bank says so when a link opens a question that does not exist',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/admin/questions?open=no-such-question-1');
    await expect(page.getByRole('alert')).toHaveText('This question isn’t in the bank.');
    await expect(page.getByText(/^[\d,]+ questions?$/)).toBeVisible();
  },
);
