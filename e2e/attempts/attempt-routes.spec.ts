import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { PlayerPage } from '../support/player.ts';

const minute = 60_000;

/** What to answer at a place of a module; a choice by its letter. */
type Answers = (question: number) => string;

/** A part by keyboard alone, without looking back. */
async function answerPart(player: PlayerPage, answers: Answers): Promise<void> {
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

/** All four parts of the full test; gives the attempt's id. */
async function sitFullTest(
  player: PlayerPage,
  turnClock: (milliseconds: number) => Promise<void>,
  answersOf: (module: number) => Answers,
): Promise<string> {
  const { page } = player;
  await page.goto('/test/screen?test=full-1');
  await player.button('Begin').click();
  await player.button('Continue').click();
  for (const module of [0, 1, 2, 3]) {
    if (module === 2) await player.button('Take the break').click();
    await player.button(module === 2 ? 'Start Math now' : 'Open this module').click();
    await turnClock(20 * minute);
    await answerPart(player, answersOf(module));
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

test('the full test of 98 questions leads to the easier second parts, and next time to the harder', async ({
  page,
  signUp,
  sit,
  turnClock,
}) => {
  test.setTimeout(300_000);
  await signUp();
  const player = new PlayerPage(page);
  const first = await sit('full-1', { letter: 'A' });
  const keys = await keysOf(page, first);
  expect(keys.size).toBe(98);
  await page.goto(`/test-results/${first}`);
  await expect(page.getByText(/easier second module/)).toHaveCount(2);

  // What the report told about the first parts, remembered for another attempt.
  const learnt = (module: number): Answers => {
    const isFirst = module === 0 || module === 2;
    return (question) => (isFirst ? (keys.get(`${module}.${question}`) ?? 'A') : 'C');
  };
  const second = await sitFullTest(player, turnClock, learnt);
  await keysOf(page, second);
  await page.goto(`/test-results/${second}`);
  await expect(page.getByText(/harder second module/)).toHaveCount(2);
  await expect(page.getByText('Total score')).toBeVisible();
});
