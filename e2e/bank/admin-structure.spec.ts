import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { PlayerPage } from '../support/player.ts';
import { signIn } from '../support/sign-in.ts';
import type { Call } from '../support/take-test-over-http.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/modules${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Structure' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Module 1/ })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, part: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${part}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function fillNames(page: Page, en: string, vi: string): Promise<void> {
  await dialog(page).getByLabel('Name in English').fill(en);
  await dialog(page).getByLabel('Name in Vietnamese').fill(vi);
}

const emptyText = { en: '', vi: '' };
const choice = { text: '', rationale: emptyText };

/** Starts a draft question of this type. */
const startQuestion = (callApi: Call, type: string): Promise<never> =>
  callApi('POST', '/admin/questions', {
    id: `e2e-${randomUUID()}`,
    content: {
      skill: 'inferences',
      type,
      topic: emptyText,
      difficulty: 'easy',
      passages: [''],
      figures: [],
      stem: 'Which choice most logically completes the text?',
      response: {
        kind: 'choice',
        choices: { A: choice, B: choice, C: choice, D: choice },
        key: null,
      },
      hint: emptyText,
      source: '',
    },
  });

interface Section {
  domains: { skills: { id: string; types: { id: string; name: { en: string } }[] }[] }[];
}

async function typeId(callApi: Call, name: string): Promise<string> {
  const sections: Section[] = await callApi('GET', '/structure');
  const types = sections.flatMap(({ domains }) =>
    domains.flatMap(({ skills }) => skills.flatMap((skill) => skill.types)),
  );
  return types.find((type) => type.name.en === name)?.id ?? '';
}

test('a module is renamed and gets directions, and a student reads them', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  await open(page);
  await expectAccessible(page);
  const card = page.getByRole('region', { name: 'Module 1: Reading and Writing' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(page);
  await fillNames(page, 'Close reading', 'Đọc kỹ');
  await expect(dialog(page).getByText('Section 1, Module 1: Close reading')).toBeVisible();
  await dialog(page).getByLabel('Directions in English').fill('# Before you begin\n- Breathe.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Required in both languages')).toBeVisible();
  await dialog(page).getByLabel('Directions in Vietnamese').fill('# Trước khi làm\n- Hít thở.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Module 1: Close reading' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const student = await context.newPage();
  await signIn(student, 'student');
  const player = new PlayerPage(student);
  // A page is rendered again within 5 s of a change.
  await expect
    .poll(async () => (await student.request.get('/tests')).text())
    .toContain('Close reading');
  await player.openPractice('practice-rw-2');
  await expect(
    student.getByRole('heading', { name: 'Section 1, Module 1: Close reading' }),
  ).toBeVisible();
  await player.button('Directions').click();
  await expect(dialog(student).getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(dialog(student).getByRole('listitem')).toHaveText('Breathe.');
  await player.button('Tiếng Việt').click();
  await expect(dialog(student).getByRole('listitem')).toHaveText('Hít thở.');
  await context.close();

  await choose(page, 'Module 1: Close reading', 'Reset…');
  await dialog(page).getByRole('button', { name: 'Reset' }).click();
  await expect(card).toBeVisible();
});

test('questions by domain must fit the test', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  const card = page.getByRole('region', { name: 'Module 1: Reading and Writing' });
  const more = card.getByRole('button', { name: 'One question more: Craft and Structure' });
  const less = card.getByRole('button', { name: 'One question fewer: Information and Ideas' });
  await more.click();
  await expect(card.getByText('26 of 25')).toBeVisible();
  await expect(card.getByText('That is 1 question too many.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Save, 1 problem to fix' })).toBeDisabled();
  await more.click();
  await less.click();
  await less.click();
  await expect(
    card.getByText('Craft and Structure would have 16 questions across both modules'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await card.getByRole('button', { name: 'One question fewer: Craft and Structure' }).click();
  await card.getByRole('button', { name: 'One question more: Information and Ideas' }).click();
  await card.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(card.getByText('Changed')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('status', { name: 'Craft and Structure' })).toHaveText('8');
});

test(
  'a question type is added, cannot be deleted while it is used, and is merged',
  { tag: '@wide' },
  async ({ page, callApi, expectAccessible }) => {
    await open(page);
    for (const [en, vi] of [
      ['Cause', 'Nguyên nhân'],
      ['Effect', 'Kết quả'],
    ] as const) {
      await choose(page, 'Inferences', 'Add a question type…');
      await fillNames(page, en, vi);
      await dialog(page).getByRole('button', { name: 'Add type' }).click();
      await expect(page.getByRole('rowheader', { name: en })).toBeVisible();
    }
    await startQuestion(callApi, await typeId(callApi, 'Cause'));
    await page.reload();
    const row = page.getByRole('row', { name: /^Cause/ });
    await expect(row.getByRole('link')).toHaveAttribute('href', /type=cause-\w+&status=draft/);
    await expectAccessible(page);
    await choose(page, 'Cause', 'Delete…');
    await expect(dialog(page).getByText('1 question uses this type')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Merge into another type…' }).click();
    await dialog(page).getByRole('button', { name: 'Merge into “Effect”' }).click();
    await expect(page.getByRole('rowheader', { name: 'Cause' })).toBeHidden();
    await expect(page.getByRole('row', { name: /^Effect/ }).getByRole('link')).toHaveText('1');
  },
);

test(
  'domains are reordered by keyboard, and a renamed one shows its new name',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, '?section=math');
    await page.getByRole('button', { name: 'Reorder domains' }).click();
    const down = dialog(page).getByRole('button', { name: 'Move “Algebra” down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('“Algebra” is now number 2 of 4.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText('Advanced Math');
    await choose(page, 'Algebra', 'Rename…');
    await fillNames(page, 'Lines and systems', 'Đường thẳng và hệ');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('rowheader', { name: /Lines and systems/ })).toBeVisible();
    await expect(page.getByText('Default: “Algebra”')).toBeVisible();
  },
);
