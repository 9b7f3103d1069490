import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Writes a canned reply in both languages. */
async function writeReply(page: Page, name: string): Promise<void> {
  await page.goto('/admin/tickets/canned');
  await page.getByRole('button', { name: 'New reply' }).click();
  await page.getByLabel('Name in Vietnamese').fill(`${name} tiếng Việt`);
  await page.getByLabel('Text in Vietnamese').fill('Chào {{name}}, chúng mình đã xem.');
  await page.getByLabel('Name in English').fill(name);
  await page.getByLabel('Text in English').fill('Hello');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

test(
  'a canned reply is written in both languages, with placeholders shown as they will read',
  { tag: '@wide' },
  async ({ page, expectAccessible }) => {
    const name = `Đã xem ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/tickets/canned');
    await page.getByRole('button', { name: 'New reply' }).click();
    await page.getByLabel('Name in Vietnamese').fill(name);
    const save = page.getByRole('button', { name: 'Save reply' });
    await expect(save).toBeDisabled();
    await expect(
      page.getByText('To save this, add a name and text in English and in Vietnamese.'),
    ).toBeVisible();
    await page.getByLabel('Text in Vietnamese').fill('Chào ');
    await page.getByRole('button', { name: 'Person’s name', exact: true }).click();
    await expect(page.getByLabel('Text in Vietnamese')).toHaveValue('Chào {{name}}');
    await expect(page.locator('mark')).toHaveText(['Hân']);
    await page.getByLabel('Name in English').fill(`Seen ${name}`);
    await page.getByLabel('Text in English').fill('Hello {{nmae}}, this is #');
    await page.getByRole('button', { name: 'Ticket number', exact: true }).click();
    await expect(page.getByText('{{nmae}} is not a known placeholder')).toBeVisible();
    await page.getByLabel('Category').selectOption({ label: 'Technical problem' });
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Text in English')).toHaveValue(
      'Hello {{nmae}}, this is #{{number}}',
    );
    await page
      .getByRole('searchbox', { name: 'Search names and texts' })
      .fill(`da xem ${name.slice(-8)}`);
    await expect(page.getByText('1 reply', { exact: true })).toBeVisible();
    await expect(row(page, `Seen ${name}`)).toContainText('Technical problem');
  },
);

test(
  'the later of two editors of a reply sees both versions and chooses',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    const name = `Twice ${randomUUID().slice(0, 8)}`;
    await writeReply(page, name);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'admin');
    await other.goto(page.url());
    await other.getByLabel('Text in English').fill('Hello from the other desk');
    await other.getByRole('button', { name: 'Save reply' }).click();
    await expect(other.getByText(/^Saved \d/)).toBeVisible();

    await page.getByLabel('Text in English').fill('Hello from this desk');
    await page.getByRole('button', { name: 'Save reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this reply' });
    await expect(dialog).toContainText('other');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Text in English')).toHaveValue('Hello from this desk');
    await other.context().close();
  },
);

test(
  'a reply that somebody deleted meanwhile can be saved again',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const name = `Gone ${randomUUID().slice(0, 8)}`;
    await writeReply(page, name);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'admin');
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Delete…' }).click();
    const sure = other.getByRole('dialog', { name: `Delete “${name}”?` });
    await sure.getByRole('button', { name: 'Delete reply' }).click();
    await expect(other.getByText('Choose a reply')).toBeVisible();
    await expect(row(other, name)).toBeHidden();

    await page.getByLabel('Text in English').fill('Hello again');
    await page.getByRole('button', { name: 'Save reply' }).click();
    const gone = page.getByRole('dialog', { name: 'Someone else deleted this reply' });
    await gone.getByRole('button', { name: 'Save mine again' }).click();
    await expect(gone).toBeHidden();
    await expect(page.getByLabel('Text in English')).toHaveValue('Hello again');
    await other.reload();
    await expect(row(other, name)).toBeVisible();
    await other.context().close();
  },
);

test(
  'an agent who leaves a half-written reply is asked first',
  { tag: '@wide' },
  async ({ page }) => {
    const name = `Left ${randomUUID().slice(0, 8)}`;
    await writeReply(page, name);
    await page.getByLabel('Text in English').fill('Half a');
    await page.getByRole('link', { name: 'Back to tickets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Text in English')).toHaveValue('Half a');
  },
);

test(
  'the figures count new tickets, and can be read as tables',
  { tag: '@wide' },
  async ({ page, callApi, expectAccessible }) => {
    await callApi('POST', '/tickets', {
      id: randomUUID(),
      subject: 'Counted',
      category: 'technical',
      message: 'One more for the figures.',
      files: [],
      attempt: null,
      visitor: null,
    });
    await page.goto('/admin/tickets/figures');
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(page.getByText('Only office hours count')).toBeVisible();
    await page.getByRole('radio', { name: '7 days' }).click();
    await expect(page).toHaveURL(/\?days=7$/);
    const chart = page.getByRole('figure').filter({ hasText: 'Tickets per day' });
    await expect(chart.getByRole('img', { name: /^Tickets per day: [1-9]/ })).toBeVisible();
    await chart.getByRole('button', { name: 'Table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(1 + 7);
    await expect(chart.getByRole('columnheader', { name: 'Resolved' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Technical/ }).click();
    await expect(page).toHaveURL(/\/admin\/tickets\?.*category=technical/);
  },
);
