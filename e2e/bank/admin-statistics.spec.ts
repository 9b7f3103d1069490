import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { newcomer, signIn } from '../support/sign-in.ts';
import { createCaller, takeTest, waitForScore } from '../support/take-test-over-http.ts';

/** A question needs a hundred answers to take part in a calibration. */
const students = 104;
const atOnce = 8;
const practice = 'practice-rw-1';

interface Question {
  key: string;
  difficulty: number;
}

/** Returns a function that reads a question as the team sees it, and caches it. */
function createQuestionReader(page: Page): (item: string) => Promise<Question> {
  const cache = new Map<string, Promise<Question>>();
  const read = async (item: string): Promise<Question> => {
    const reply = await page.request.get(`/api/v1/admin/questions/${item}/versions/1`);
    const { content } = (await reply.json()).data;
    return { key: content.response.key, difficulty: content.parameters.b };
  };
  return (item) => {
    const found = cache.get(item) ?? read(item);
    cache.set(item, found);
    return found;
  };
}

/** Abilities from low to high, mostly above the average: the scale must not follow them. */
const abilityOf = (index: number): number => -1.2 + (4 * index) / students;

/** Registers a student, who takes the practice set and is right as often as their ability allows. */
async function takeOnce(
  site: APIRequestContext,
  address: string,
  index: number,
  question: (item: string) => Promise<Question>,
): Promise<void> {
  const reply = await site.post(`${address}/api/v1/auth/register`, {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    data: { ...newcomer, email: `${randomUUID()}@example.com` },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const cookie = reply.headers()['set-cookie']?.split(';')[0] ?? '';
  const call = createCaller(address, cookie);
  let questionCount = 0;
  const choose = async (item: string): Promise<string> => {
    questionCount += 1;
    // Deterministic rolls, spread evenly over students and questions.
    const roll = ((index * 37 + questionCount * 53) % 101) / 101;
    const { key, difficulty } = await question(item);
    const chance = 1 / (1 + Math.exp(difficulty - abilityOf(index)));
    return roll < chance ? key : key === 'A' ? 'B' : 'A';
  };
  await waitForScore(call, await takeTest(call, practice, { choose }));
}

test(
  'a calibration shows its progress, and makes new versions when it is accepted',
  { tag: '@wide' },
  async ({ page, ownSite, expectAccessible }) => {
    test.setTimeout(300_000);
    await signIn(page, 'admin');
    const question = createQuestionReader(page);
    const site = await request.newContext();
    for (let from = 0; from < students; from += atOnce) {
      const group = Array.from({ length: Math.min(atOnce, students - from) }, (_, at) => from + at);
      await Promise.all(group.map((index) => takeOnce(site, ownSite, index, question)));
    }
    await site.dispose();

    await page.goto('/admin/questions');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page.getByRole('heading', { name: 'Statistics and calibration' })).toBeVisible();
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('27 questions have the required 100 answers')).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByRole('link', { name: /^Low discrimination/ })).toHaveAttribute(
      'href',
      '/admin/questions?flag=weak&status=published',
    );

    await page.getByText('1PL, difficulty').click();
    await page.getByRole('button', { name: 'Start calibration' }).click();
    await expect(page).toHaveURL(/\/admin\/questions\/statistics\/[0-9a-f-]{36}$/);
    // On a fast machine the calibration may finish before this check.
    const decided = page.getByText('Ready to review');
    await expect(page.getByRole('progressbar').or(decided).first()).toBeVisible();
    await expect(decided).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('img', { name: /^Difficulty of 27 questions/ })).toBeVisible();
    await expect(
      page.getByText(/^Placed on the current scale by the authors’ levels of \d+ questions\./),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Groups of attempts' })).toContainText(practice);
    await expect(
      page.getByRole('img', { name: /^Expected share of correct answers/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept…' })).toBeEnabled();
    await expectAccessible(page);
    const link = page.getByRole('table', { name: 'Before and after' }).getByRole('link').first();
    const item = await link.innerText();

    await page.getByRole('button', { name: 'Accept…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this calibration?' });
    await expect(dialog).toContainText('27 questions get a new version each');
    await expect(dialog).toContainText('Published tests keep their versions');
    await dialog.getByRole('button', { name: 'Create 27 new versions' }).click();
    await expect(page.getByText(/^Accepted by /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept…' })).toBeHidden();

    const reply = await page.request.get(`/api/v1/admin/questions/${item}`);
    const { data } = await reply.json();
    expect(data).toMatchObject({ id: item, version: 2 });
    expect(data.versions.map(({ note }: { note: string }) => note).join(' ')).toContain(
      'Calibration of',
    );
    // A measured question can still be edited.
    await page.goto(`/admin/questions/${item}`);
    await expect(page.getByText('All passed')).toBeVisible();

    await page.goto('/admin/questions/statistics');
    await expect(page.getByRole('row', { name: /All questions .* Accepted/ })).toBeVisible();
    await page.getByRole('button', { name: 'Count the changes' }).click();
    // Practice sets have no score.
    await expect(page.getByText('There is nothing to rescore.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Rescore/ })).toBeHidden();
  },
);

test(
  'a section without enough answers says so, and so does a calibration that does not exist',
  { tag: '@wide' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/questions/statistics');
    await page.getByRole('radio', { name: /^Math/ }).check();
    await expect(page.getByRole('button', { name: 'Start calibration' })).toBeDisabled();
    await expect(page.getByText('No question in this section has 100 answers yet.')).toBeVisible();
    await page.goto('/admin/questions/statistics/6f9619ff-8b86-4011-b42d-00c04fc964ff');
    await expect(page.getByText('This couldn’t be found.')).toBeVisible();
  },
);
