import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';
import type { Call } from '../support/take-test-over-http.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

const texts = (en: string, vi: string) => ({ en, vi });

interface Entry {
  id: string;
  slug: string;
}

/** Creates a draft of a frequent question of the story's own. */
async function createDraft(callApi: Call, answer = texts('Nothing.', 'Miễn phí.')): Promise<Entry> {
  const slug = `e2e-${randomUUID()}`;
  return callApi('POST', '/admin/content', {
    id: randomUUID(),
    kind: 'question',
    slug,
    body: {
      group: 'accounts',
      question: texts(`What does ${slug} cost?`, `Giá của ${slug} là bao nhiêu?`),
      answer,
      isOnHome: false,
    },
  });
}

const answerIn = (page: Page, language: 'English' | 'Tiếng Việt') =>
  page.getByLabel(`Answer ${language}`);

async function publishNow(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it within seconds.')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

test('an answer is edited in both languages, published, and visitors read it', async ({
  page,
  callApi,
  request,
  expectAccessible,
}) => {
  const { id, slug } = await createDraft(callApi);
  await page.goto('/admin/content?kind=question');
  await page.getByLabel('Search text in either language').fill(slug);
  const found = page.getByRole('link', { name: `What does ${slug} cost?` });
  await expect(found).toBeVisible();
  // The whole list shows it already; the search request follows a moment later.
  await expect(page).toHaveURL(/search=/);
  await expectAccessible(page);
  await found.click();

  await expect(page.getByText('Not published yet.')).toBeVisible();
  await answerIn(page, 'Tiếng Việt').fill('Bạn **không** phải trả gì.');
  await answerIn(page, 'English').fill('You pay **nothing** at all.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  // The server renders the Markdown of the preview below.
  await expect(page.locator('strong', { hasText: 'nothing' })).toBeVisible();
  await save(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('You pay nothing at all.')).toBeVisible();
  await preview.getByText('Tiếng Việt').click();
  await expect(preview.getByText('Bạn không phải trả gì.')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  await publishNow(page, 'Publish draft 2');
  await expect(page.getByText('Version 2 is live.')).toBeVisible();
  // Polls for a unique word, because the page loads once and its content is cached for 5 s.
  await expect
    .poll(async () => (await request.get('/api/v1/content/questions')).text())
    .toContain(slug);

  await page.goto('/cau-hoi-thuong-gap');
  await page.getByText(`What does ${slug} cost?`).click();
  await expect(page.getByText('You pay nothing at all.')).toBeVisible();

  await callApi('POST', `/admin/content/${id}/status`, { status: 'archived' });
});

test(
  'a new draft waits while the old version is live, and archiving removes both',
  { tag: '@wide' },
  async ({ page, callApi, request }) => {
    const { id, slug } = await createDraft(callApi);
    const publication = { version: 1, showsFrom: null, showsUntil: null };
    await callApi('POST', `/admin/content/${id}/publish`, publication);
    await page.goto(`/admin/content/${id}`);
    await answerIn(page, 'English').fill('Something new.');
    await save(page);
    await expect(page.getByText('Version 1 is live.')).toBeVisible();
    await expect(page.getByText('Draft 2 not published')).toBeVisible();

    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Archived. Nobody sees it.', { exact: false })).toBeVisible();
    await expect
      .poll(async () => (await request.get('/api/v1/content/questions')).text())
      .not.toContain(slug);
  },
);

test(
  'an announcement is drafted and scheduled in Vietnam time',
  { tag: '@wide' },
  async ({ page, request }) => {
    const text = `Closed ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/content?kind=announcement');
    await page.getByRole('button', { name: 'New entry' }).click();
    const begin = page.getByRole('dialog', { name: 'New entry' });
    await begin.getByLabel('Address').fill('Not An Address');
    await begin.getByRole('button', { name: 'Create draft' }).click();
    await expect(begin.getByText(/^Only lowercase letters/)).toBeVisible();
    await begin.getByLabel('Address').fill(`e2e-${randomUUID()}`);
    await begin.getByRole('button', { name: 'Create draft' }).click();
    await page.getByLabel('Text Tiếng Việt').fill(`${text} (vi)`);
    await page.getByLabel('Text English').fill(text);
    await save(page);

    await page.getByRole('button', { name: 'Publish draft 2' }).click();
    const dialog = page.getByRole('dialog', { name: `Publish “${text}”` });
    await dialog.getByText('At set times').click();
    await expect(
      dialog.getByText('Times are for Asia/Ho_Chi_Minh', { exact: false }),
    ).toBeVisible();
    await dialog.getByLabel('Start', { exact: true }).fill('2099-01-02T07:00');
    await dialog.getByLabel('End', { exact: true }).fill('2099-01-01T07:00');
    await expect(dialog.getByText(/^The end must be after/)).toBeVisible();
    await dialog.getByLabel('End', { exact: true }).fill('2099-01-09T07:00');
    await dialog.getByRole('button', { name: 'Publish from Jan 2, 2099, 07:00' }).click();
    await expect(
      page.getByText('Version 2 is shown from Jan 2, 2099, 07:00 until Jan 9, 2099, 07:00.'),
    ).toBeVisible();
    expect(await (await request.get('/api/v1/content/announcements')).text()).not.toContain(text);
  },
);

test(
  'entries are reordered by their buttons',
  { tag: '@wide' },
  async ({ page, callApi, expectAccessible }) => {
    const mark = randomUUID().slice(0, 8);
    for (const name of ['First', 'Second']) {
      const title = texts(`${name} ${mark}`, `${name} ${mark}`);
      const body = { topic: 'start', title, summary: title, text: title };
      const slug = `e2e-${randomUUID()}`;
      await callApi('POST', '/admin/content', { id: randomUUID(), kind: 'article', slug, body });
    }
    await page.goto('/admin/content?kind=article');
    await page.getByRole('button', { name: 'Reorder' }).click();
    const arrange = page.getByRole('dialog', { name: 'Reorder: Help articles' });
    await arrange.getByRole('button', { name: `Move “Second ${mark}” up` }).click();
    await expectAccessible(page);
    await arrange.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByText('The new order is saved.')).toBeVisible();
    await page.goto(`/admin/content?kind=article&sort=position&search=${mark}`);
    await expect(page.getByRole('link', { name: mark })).toHaveText([
      new RegExp(`Second ${mark}`),
      new RegExp(`First ${mark}`),
    ]);
  },
);

test('an earlier version is compared and restored', { tag: '@wide' }, async ({ page, callApi }) => {
  const { id } = await createDraft(callApi);
  await page.goto(`/admin/content/${id}`);
  await answerIn(page, 'English').fill('A fortune.');
  await save(page);
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  const compare = page.getByRole('dialog', { name: 'Version 1 compared with version 2' });
  await expect(compare.getByRole('deletion')).toHaveText('Nothing.');
  await expect(compare.getByRole('insertion')).toHaveText('A fortune.');
  await compare.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 was restored as version 3.')).toBeVisible();
  await expect(answerIn(page, 'English')).toHaveValue('Nothing.');
  await expect(page.getByRole('button', { name: 'Compare version 3' })).toBeVisible();
});

test(
  'the second of two concurrent editors sees the first’s text and chooses',
  { tag: '@wide' },
  async ({ page, callApi, browser }) => {
    const { id } = await createDraft(callApi);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'admin');
    await page.goto(`/admin/content/${id}`);
    await other.goto(`/admin/content/${id}`);
    const conflict = other.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
    // Both see the same text before either of them edits it.
    await expect(answerIn(other, 'English')).toHaveValue('Nothing.');

    await answerIn(page, 'English').fill('From the first.');
    await save(page);
    await answerIn(other, 'English').fill('From the second.');
    const saveButton = other.getByRole('button', { name: 'Save', exact: true });
    await saveButton.click();
    await expect(conflict).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(saveButton).toBeFocused();
    await saveButton.click();
    await expect(conflict.getByRole('deletion')).toHaveText('second.');
    await expect(conflict.getByRole('insertion')).toHaveText('first.');
    await conflict.getByRole('button', { name: 'Keep mine as version 3' }).click();
    await expect(
      other.getByText('Your version is saved. Theirs stays in the history.'),
    ).toBeVisible();

    // Now the first editor is late, and takes the other's text.
    await answerIn(page, 'English').fill('Once more the first.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const mine = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
    await mine.getByRole('button', { name: 'Use theirs' }).click();
    await expect(answerIn(page, 'English')).toHaveValue('From the second.');
    const versions: { body: { answer: { en: string } } }[] = await callApi(
      'GET',
      `/admin/content/${id}/versions`,
    );
    expect(versions.map(({ body }) => body.answer.en)).toEqual([
      'From the second.',
      'From the first.',
      'Nothing.',
    ]);
    await other.context().close();
  },
);

test(
  'a draft that lacks a language says so and cannot be published',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const { id, slug } = await createDraft(callApi, texts('Nothing.', ''));
    await page.goto(`/admin/content?search=${slug}`);
    await expect(page.getByText('1 text in one language only')).toBeVisible();
    await page.goto(`/admin/content/${id}`);
    const publish = page.getByRole('button', { name: /^Publish/ });
    await expect(publish).toBeDisabled();
    await expect(publish).toHaveText('Publish, 1 text missing');
    await expect(page.getByText('Missing; the other language has it')).toBeVisible();
    await answerIn(page, 'Tiếng Việt').fill('Miễn phí.');
    await expect(page.getByRole('button', { name: 'Save and publish' })).toBeEnabled();
  },
);

test(
  'an editor who leaves with unsaved text is asked first',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const { id } = await createDraft(callApi);
    await page.goto(`/admin/content/${id}`);
    await answerIn(page, 'English').fill('Half a thou');
    await page.getByRole('link', { name: 'FAQ' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(answerIn(page, 'English')).toHaveValue('Half a thou');
    await page.getByRole('link', { name: 'FAQ' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/admin/content?kind=question');
  },
);
