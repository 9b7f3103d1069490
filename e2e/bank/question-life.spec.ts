import { randomUUID } from 'node:crypto';
import { request, type Page } from '@playwright/test';
import {
  choiceContent,
  createDraft,
  uniqueNumbers,
  openSecondAdministrator,
  submitButton,
} from '../support/bank-items.ts';
import { expect, test } from '../support/own-site.ts';
import { newcomer, signIn } from '../support/sign-in.ts';
import { createCaller, takeTest, waitForScore, type Call } from '../support/take-test-over-http.ts';

/** A question has statistics from thirty answers on. */
const students = 30;

/** The note that students whose results change read after the standard sentence. */
const note = {
  en: 'The choices were in the wrong order.',
  vi: 'Các lựa chọn bị xếp sai thứ tự.',
};

interface TakenTest {
  attempt: string;
  cookie: string;
}

/** Registers a student who answers A everywhere. */
async function takeOnce(address: string, name: string): Promise<TakenTest> {
  // A registration ends the session of the cookie that it replaces, so every student needs a browser of their own.
  const browser = await request.newContext();
  const reply = await browser.post(`${address}/api/v1/auth/register`, {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    data: { ...newcomer, email: `${randomUUID()}@example.com` },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const cookie = reply.headers()['set-cookie']?.split(';')[0] ?? '';
  await browser.dispose();
  const call = createCaller(address, cookie);
  const attempt = await takeTest(call, name, { letter: 'A' });
  await waitForScore(call, attempt);
  return { attempt, cookie };
}

async function approve(author: Page, reviewer: Page, id: string, version: number): Promise<void> {
  await submitButton(author).click();
  await expect(author.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await reviewer.goto(`/admin/questions/${id}`);
  await reviewer.getByRole('button', { name: `Approve version ${version}` }).click();
  await expect(reviewer.getByText('Approved and published.').last()).toBeVisible();
  await author.goto(`/admin/questions/${id}`);
}

interface Assembled {
  test: {
    id: string;
    revision: number;
    modules: { slots: { item: string | null; isPretest: boolean }[] }[];
    items: { id: string; skill: string; difficulty: string; kind: string }[];
  };
}

const ourQuestion = { skill: 'linear-equations-in-one-variable', difficulty: 'easy' };

/** The position of the question that makes room for ours; undefined if ours was selected anyway. */
function findPositionToSwap({ modules, items }: Assembled['test'], id: string): number | undefined {
  const slots = modules[0]?.slots ?? [];
  if (slots.some(({ item }) => item === id)) return undefined;
  const alike = items.filter(
    ({ skill, difficulty }) => skill === ourQuestion.skill && difficulty === ourQuestion.difficulty,
  );
  const position = slots.findIndex(
    ({ item, isPretest }) => !isPretest && alike.some((one) => one.id === item),
  );
  expect(position).toBeGreaterThanOrEqual(0);
  return position;
}

async function swap(page: Page, position: number, id: string): Promise<void> {
  await page.locator(`#place-0-${position}`).click();
  const dialog = page.getByRole('dialog', { name: `Question ${position + 1} of Module 1` });
  await dialog.getByRole('textbox').fill(id);
  await dialog.getByRole('listitem').filter({ hasText: id }).getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

/** Publishes a Math practice test, assembled from its blueprint, that contains our question. */
async function publishTestWith(page: Page, callApi: Call, id: string, name: string): Promise<void> {
  const names = { en: name, vi: name };
  await callApi('POST', '/admin/tests', { id: name, blueprint: 'practice-math', name: names });
  const options = { revision: 1, seed: 5, maxForms: null, isFillOnly: false };
  const assembled = await callApi<Assembled>('POST', `/admin/tests/${name}/assemble`, options);
  const position = findPositionToSwap(assembled.test, id);
  await page.goto(`/admin/tests/${name}`);
  if (position !== undefined) await swap(page, position, id);
  await expect(page.getByRole('listitem').filter({ hasText: id }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Students can see it within seconds.')).toBeVisible();
}

test('a question is written, reviewed, published and taken in a test; its statistics show that the key is wrong, which is corrected, and the results follow', async ({
  page,
  browser,
  callApi,
  ownSite,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'admin');
  // The key says B though A is right.
  const content = choiceContent(uniqueNumbers());
  content.response.key = 'B';
  const id = await createDraft(callApi, content);
  await page.goto(`/admin/questions/${id}`);
  const reviewer = await openSecondAdministrator(browser, callApi, ownSite);
  await approve(page, reviewer, id, 1);

  const name = `life-${randomUUID().slice(0, 8)}`;
  await publishTestWith(page, callApi, id, name);

  const takenTests: TakenTest[] = [];
  while (takenTests.length < students) takenTests.push(await takeOnce(ownSite, name));
  const [first] = takenTests;
  const asStudent = createCaller(ownSite, first!.cookie);

  await page.goto('/admin/questions/statistics');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect
    .poll(async () => {
      const { rows }: { rows: { p: number | null; answers: number }[] } = await callApi(
        'GET',
        `/admin/questions?search=${id}`,
      );
      return rows[0];
    })
    .toMatchObject({ answers: students, p: 0 });
  await page.goto(`/admin/questions?flagged=true&search=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(id) })).toBeVisible();

  await page.goto(`/admin/questions/${id}`);
  await page
    .getByRole('group', { name: 'Choice A', exact: true })
    .getByLabel('Make this the key')
    .check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^(Saved \d\d:\d\d|Draft saved .*)$/)).toBeVisible();
  await approve(page, reviewer, id, 2);
  await page.getByRole('button', { name: 'Grade its answers by the new key…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${students} results will be rescored.`)).toBeVisible();
  await dialog.getByLabel('Internal reason').fill('The key was one line off.');
  await dialog.getByLabel('English').fill(note.en);
  await expect(dialog.getByRole('button', { name: 'in both languages' })).toBeDisabled();
  await dialog.getByLabel('Tiếng Việt').fill(note.vi);
  const preview = dialog.getByRole('region', { name: 'Example of what a student reads' });
  await expect(preview.getByText(`was corrected. ${note.en}`)).toBeVisible();
  await expect(preview.getByText(`đã được sửa. ${note.vi}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Rescore ${students} results` }).click();
  await expect(page.getByText('graded with the key of version 2', { exact: false })).toBeVisible();

  interface Report {
    changes: { kind: string; before: { right: number }; after: { right: number } }[];
  }
  await expect
    .poll(async () => {
      const { changes } = await asStudent<Report>('GET', `/results/${first!.attempt}`);
      return changes.map(({ kind, before, after }) => [kind, after.right - before.right]);
    })
    .toEqual([['rescored', 1]]);
  const studentContext = await browser.newContext({ baseURL: ownSite });
  const [cookie, value] = first!.cookie.split('=');
  await studentContext.addCookies([{ name: cookie!, value: value!, url: ownSite }]);
  const student = await studentContext.newPage();
  await student.goto(`/test-results/${first!.attempt}`);
  await expect(student.getByText(note.en)).toBeVisible();
  await expect(student.getByText('The key was one line off.')).toHaveCount(0);
  const inbox = async () => JSON.stringify(await asStudent<object>('GET', '/notifications'));
  await expect.poll(inbox).toContain(`đã được sửa. ${note.vi}`);
  expect(await inbox()).toContain(`was corrected. ${note.en}`);
  expect(await inbox()).not.toContain('The key was one line off.');
  await student.evaluate(() => localStorage.setItem('token', 'cookie-auth'));
  await student.goto('/notifications');
  await expect(student.getByText(`was corrected. ${note.en}`).first()).toBeVisible();
  await studentContext.close();
});
