import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { PlayerPage } from '../support/player.ts';

const minute = 60_000;

/** The answer to a question of a module; a choice by its letter. */
type Answers = (question: number) => string;

/** Answers a module by keyboard alone, without going back. */
async function answerModule(player: PlayerPage, answers: Answers): Promise<void> {
  const { page } = player;
  await player.expectQuestion(1);
  const count = await player.count();
  for (let question = 0; question < count; question += 1) {
    const answer = answers(question);
    if (await player.field.isVisible())
      await player.field.fill(/^[A-D]$/.test(answer) ? '7' : answer);
    else await page.keyboard.press(`Control+Shift+Digit${'ABCD'.indexOf(answer) + 1}`);
    await player.next();
    if (question + 1 < count) await player.expectQuestion(question + 2);
  }
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeVisible();
  await player.submit();
}

/** Takes all four modules of the full test, and returns the attempt's id. */
async function takeFullTest(
  player: PlayerPage,
  turnClock: (milliseconds: number) => Promise<void>,
  answersOf: (module: number) => Answers,
): Promise<string> {
  const { page } = player;
  await page.goto('/test/screen?test=full-1');
  await player.button('Start').click();
  await player.button('Continue').click();
  for (const module of [0, 1, 2, 3]) {
    if (module === 2) await player.button('Take the break').click();
    await player.button(module === 2 ? 'Start Math now' : 'Open this module').click();
    await turnClock(20 * minute);
    await answerModule(player, answersOf(module));
  }
  await expect(page.getByRole('link', { name: /result/i })).toBeVisible();
  return new URL(page.url()).searchParams.get('attempt') ?? '';
}

async function keysOf(page: Page, attempt: string): Promise<Map<string, string>> {
  let questions: { module: number; question: number; keys: string[] }[] = [];
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/api/v1/results/${attempt}`)).json();
      questions = data.questions ?? [];
      return data.state;
    })
    .toBe('ready');
  return new Map(
    questions.map(({ module, question, keys }) => [`${module}.${question}`, keys[0] ?? '']),
  );
}

test('the full test of 98 questions leads to the easier second modules, and next time to the harder ones', async ({
  page,
  signUp,
  takeTest,
  turnClock,
}) => {
  test.setTimeout(300_000);
  await signUp();
  const player = new PlayerPage(page);
  const first = await takeTest('full-1', { letter: 'A' });
  const keys = await keysOf(page, first);
  expect(keys.size).toBe(98);
  await page.goto(`/test-results/${first}`);
  await expect(page.getByText(/easier second module/)).toHaveCount(2);

  // Uses the report's keys of the first modules in another attempt.
  const learnedAnswers = (module: number): Answers => {
    const isFirst = module === 0 || module === 2;
    return (question) => (isFirst ? (keys.get(`${module}.${question}`) ?? 'A') : 'C');
  };
  const second = await takeFullTest(player, turnClock, learnedAnswers);
  await keysOf(page, second);
  await page.goto(`/test-results/${second}`);
  await expect(page.getByText(/harder second module/)).toHaveCount(2);
  await expect(page.getByText('Total score')).toBeVisible();
});
