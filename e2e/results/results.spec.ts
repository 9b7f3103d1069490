import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** One of the figures beside the score, by its name. */
const fact = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')
    .first();

const switchLanguage = async (page: Page, language: 'en' | 'vi'): Promise<void> => {
  await page.evaluate((value) => localStorage.setItem('language', value), language);
  await page.reload();
};

test('a student reads a diagnostic from the estimated score down to the next step', async ({
  page,
  signUp,
  takeTest,
  expectAccessible,
}) => {
  await signUp();
  const attempt = await takeTest('diagnostic-1', { unanswered: 2 });
  await page.goto(`/test-results/${attempt}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostic test' })).toBeVisible();
  await expect(page.getByText('first attempt')).toBeVisible();

  const total = region(page, 'Total score');
  await expect(total.getByText('Estimated')).toBeVisible();
  await expect(total.getByText(/^The true score is likely between \d+ and \d+\./)).toBeVisible();
  await expect(total.getByRole('img', { name: /on a scale from 400 to 1600/ })).toBeVisible();
  for (const section of ['Reading and Writing', 'Math']) {
    await expect(page.getByRole('heading', { level: 3, name: section }).first()).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /on a scale from 200 to 800/ })).toHaveCount(2);
  await expect(page.getByText(/^\d+–\d+, .+ percentile$/)).toHaveCount(2);

  await expect(fact(page, 'percentile')).toHaveText(/^(\d+(st|nd|rd|th)|1-|99\+)/);
  await expect(page.getByText(/of SAT® takers; .* of US students in grades 11–12/)).toBeVisible();
  await expect(fact(page, 'accuracy')).toHaveText(/^\d+%$/);
  await expect(fact(page, 'no answer')).toHaveText('4');
  const counts = await Promise.all(
    ['correct', 'incorrect', 'no answer'].map(async (name) =>
      Number(await fact(page, name).innerText()),
    ),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(54);

  await expect(region(page, 'By module').getByRole('listitem')).toHaveCount(2);
  for (const name of ['Easy', 'Medium', 'Hard']) {
    await expect(region(page, 'By difficulty').getByText(name, { exact: true })).toBeVisible();
  }
  const domains = region(page, 'By domain');
  await expect(domains.getByText('Words in Context')).toBeHidden();
  await domains.getByText('Craft and Structure').click();
  await expect(domains.getByText('Words in Context')).toBeVisible();

  const pacing = region(page, 'Pacing');
  await expect(pacing.getByText(/The last 2 questions of Math were left/).first()).toBeVisible();
  await expect(pacing.getByText(/This test was probably rushed/).first()).toBeVisible();
  await expect(pacing.getByRole('link', { name: /, question \d+,/ })).toHaveCount(54);
  const gains = region(page, 'What cost you points here').getByRole('listitem');
  await expect(gains.first()).toContainText(/−\d+\s*points/);
  await expect(gains.first().getByRole('link', { name: /^See/ })).toBeVisible();
  await expect(region(page, 'Next steps').getByRole('link')).toHaveCount(5);
  await expect(page.getByText(/This score is an estimate/)).toBeVisible();
  await expect(page.getByText(/SAT takers of the last three graduating classes/)).toBeVisible();
  await expectAccessible(page);
});

test(
  'a result is shown beside the goal and beside the thresholds of universities',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    const attempt = await takeTest();
    await page.goto(`/test-results/${attempt}`);
    const goal = region(page, 'Your goal');
    await expect(goal.getByText('No goal yet')).toBeVisible();
    await goal.getByRole('link', { name: 'Set a goal' }).click();
    await page.getByLabel('Goal score').fill('1500');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

    await page.goto(`/test-results/${attempt}`);
    await expect(goal.getByText('1500', { exact: true })).toBeVisible();
    const score = Number(
      await region(page, 'Total score').getByRole('paragraph').first().innerText(),
    );
    await expect(goal.getByText(`${1500 - score} to go`, { exact: true })).toBeVisible();
    const thresholds = goal.getByRole('list', {
      name: 'SAT totals of universities',
    });
    await expect(thresholds.getByRole('listitem').first()).toContainText(/20\d\d · .*\d{4}/s);
    await expect(
      goal.getByText(/^An application minimum is only .* low end of your range/),
    ).toBeVisible();
  },
);

test(
  'the whole overview is available in Vietnamese',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp();
    await page.goto(`/test-results/${await takeTest()}`);
    await switchLanguage(page, 'vi');
    const total = region(page, 'Tổng điểm');
    await expect(total.getByText('Ước tính')).toBeVisible();
    await expect(total.getByText(/^Mức điểm thực nhiều khả năng từ \d+ đến \d+\./)).toBeVisible();
    for (const name of [
      'Theo module',
      'Theo độ khó',
      'Theo nhóm kiến thức',
      'Phân bổ thời gian',
      'Bạn mất điểm ở đâu trong bài này',
      'Mục tiêu của bạn',
      'Bước tiếp theo',
    ]) {
      await expect(region(page, name)).toBeVisible();
    }
    await expect(fact(page, 'bách phân vị')).toBeVisible();
    await expect(fact(page, 'bỏ trống')).toHaveText('0');
    await expectAccessible(page);
  },
);

test('a practice set is counted and never scored', async ({ page, signUp, takeTest }) => {
  await signUp();
  await page.goto(`/test-results/${await takeTest('practice-rw-1')}`);
  await expect(region(page, 'Correct answers').getByText(/^\d+\/27$/)).toBeVisible();
  await expect(page.getByText(/too short for a score/)).toBeVisible();
  await expect(page.getByText(/This is a count, not a score/)).toBeVisible();
  await expect(region(page, 'Total score')).toHaveCount(0);
  await expect(region(page, 'Your goal')).toHaveCount(0);
  await expect(page.getByText(/^Estimated(, provisional)?$/)).toHaveCount(0);
  await expect(page.getByRole('term').getByText('percentile')).toHaveCount(0);
});

test(
  'one section alone has its own score and no total',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    await page.goto(`/test-results/${await takeTest('diagnostic-1', { sections: ['math'] })}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Math' })).toBeVisible();
    await expect(page.getByText(/^Estimated(, provisional)?$/)).toBeVisible();
    await expect(page.getByRole('img', { name: /on a scale from 200 to 800/ })).toHaveCount(1);
    await expect(
      page.getByText('Only this section was taken, so there is no total.'),
    ).toBeVisible();
    await expect(region(page, 'Total score')).toHaveCount(0);
    await expect(region(page, 'By module').getByRole('listitem')).toHaveCount(1);
  },
);
