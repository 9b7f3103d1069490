import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';
import { readEmailedCode, newcomer, postAuth, storeSignIn, type User } from '../support/sign-in.ts';
import { createCaller, takeTest, waitForScore } from '../support/take-test-over-http.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

/** Letters only, because names have no digits. */
const uniqueName = (): string =>
  [...randomUUID().replaceAll('-', '')]
    .map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)))
    .join('');

/** Opens a student's account of the story's own in another browser. */
async function openStudent(browser: Browser, baseURL: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = `${randomUUID()}@example.com`;
  const name = uniqueName();
  const details = { ...newcomer, email, firstName: 'Đặng', lastName: name };
  const user = await postAuth<User>(page, 'register', details);
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  await storeSignIn(page, { ...user, status: 'ACTIVE' } as User);
  const cookies = await context.cookies();
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ');
  return { page, call: createCaller(baseURL, cookie), name, fullName: `${name} Đặng` };
}

/** The minutes on a clock’s face. */
const readMinutes = (face: string): number => Number(face.split(':')[0]);

async function giveReason(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Reason').fill(words);
}

test('an administrator watches a student, gives more time, and the student sees it', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const student = await openStudent(browser, baseURL!);
  const player = new PlayerPage(student.page);
  await player.openPractice();
  await player.choose('B');
  await player.expectSaved();

  await page.goto('/admin/test-results/live');
  const row = page.getByRole('row', { name: student.fullName });
  await expect(row).toContainText('Reading and Writing 1');
  await expect(row).toContainText('1 / ');
  await expectAccessible(page);
  await row.getByRole('link', { name: student.fullName }).click();
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible();

  const before = await student.page.getByRole('timer').innerText();
  await page.getByRole('button', { name: 'Extend time…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '+15 min' }).click();
  await expect(page.getByRole('button', { name: 'Give 15 minutes' })).toBeDisabled();
  await giveReason(page, 'The power was cut.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give 15 minutes' }).click();
  await expect(page.getByText('15 minutes added', { exact: true })).toBeVisible();

  // The student does nothing: the page learns of it by itself.
  await expect(student.page.getByText('Your time was extended by 15 minutes')).toBeVisible({
    timeout: 30_000,
  });
  const after = await student.page.getByRole('timer').innerText();
  expect(readMinutes(after) - readMinutes(before)).toBeGreaterThanOrEqual(13);

  await page.getByRole('button', { name: 'End the attempt…' }).click();
  await giveReason(page, 'The room had to be left.');
  await page.getByRole('dialog').getByRole('button', { name: 'End the attempt' }).click();
  await expect(page.getByText('Ended early', { exact: true })).toBeVisible();
  await expect(
    student.page.getByRole('heading', { name: 'Our team has ended this test' }),
  ).toBeVisible({ timeout: 30_000 });
  await student.page.context().close();
});

test(
  'an administrator finds a result and invalidates it, and its student learns why',
  { tag: '@wide' },
  async ({ page, browser, baseURL, expectAccessible }) => {
    const student = await openStudent(browser, baseURL!);
    const attempt = await takeTest(student.call);
    await waitForScore(student.call, attempt);

    await page.goto('/admin/test-results');
    await page
      .getByRole('searchbox', { name: 'Student, email or phone' })
      .fill(`dang ${student.name}`);
    await expect(page.getByText('1 attempt', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: student.fullName }).click();
    await page.getByRole('button', { name: 'Invalidate result…' }).click();
    await giveReason(page, 'Somebody else sat here.');
    await page.getByRole('dialog').getByRole('button', { name: 'Invalidate result' }).click();
    await expect(
      page.getByText('This result doesn’t count: Somebody else sat here.'),
    ).toBeVisible();

    await student.page.goto(`/test-results/${attempt}`);
    await expect(student.page.getByText(/This result has not counted since/)).toBeVisible();
    await expect(student.page.getByText('Somebody else sat here.')).toBeVisible();
    await student.page.goto('/profile');
    await expect(student.page.getByText('Doesn’t count: Somebody else sat here.')).toBeVisible();
    await student.page.goto('/notifications');
    await expect(student.page.getByText('A result no longer counts')).toBeVisible();

    await page.getByRole('button', { name: 'Restore result…' }).click();
    await giveReason(page, 'It was the right person after all.');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore result' }).click();
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await student.page.goto(`/test-results/${attempt}`);
    await expect(student.page.getByText(/Counts again as of/)).toBeVisible();
    await student.page.context().close();
  },
);

test(
  'an administrator replays an attempt by keyboard, and the list and the drawing move together',
  { tag: '@wide' },
  async ({ page, browser, baseURL, expectAccessible }) => {
    const student = await openStudent(browser, baseURL!);
    const attempt = await takeTest(student.call, 'practice-rw-1', {
      beforeAnswers: (send, module) => send({ type: 'answered', module, question: 0, answer: 'B' }),
    });
    await waitForScore(student.call, attempt);
    await page.goto(`/admin/test-results/${attempt}`);
    const playhead = page.getByRole('slider', { name: 'Position in the replay' });
    const events = page.getByRole('list', { name: 'Events' });
    const current = events.locator('[aria-current=step]');
    await expect(current).toContainText('Module opened');
    await playhead.focus();
    await page.keyboard.press('ArrowRight');
    await expect(current).toContainText('Question 1: B');
    await page.keyboard.press('ArrowRight');
    await expect(current).toContainText('Question 1: B to A');
    await expect(playhead).toHaveAttribute('aria-valuetext', /Question 1: B to A/);
    await page.keyboard.press('End');
    await expect(current).toContainText('Module submitted');
    await current.focus();
    await page.keyboard.press('Home');
    await expect(current).toContainText('Module opened');
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Log as JSON' }).click();
    expect((await saved).suggestedFilename()).toBe(`attempt-${attempt}.json`);
    await student.page.context().close();
  },
);
