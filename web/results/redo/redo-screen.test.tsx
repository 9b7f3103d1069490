import type { MissedQuestion, RedoResult } from '@bac/contract/results/mistakes.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { sampleItem, sampleSolution } from '../../testing/item/sample-item.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { enteredItem, future } from '../../testing/results/sample-mistakes.ts';
import { RedoScreen } from './redo-screen.tsx';

const attempt = '0d3e1d1e-58cf-4c0e-9a44-0a3b1c5d7e21';
const missedKey = `GET /results/${attempt}/missed` as 'GET /results/:attempt/missed';
const triesKey = `POST /results/${attempt}/tries` as 'POST /results/:attempt/tries';

const reading: MissedQuestion = {
  module: 0,
  question: 4,
  skill: 'inferences',
  item: sampleItem,
};
const second: MissedQuestion = {
  module: 0,
  question: 9,
  skill: 'transitions',
  item: { ...sampleItem, id: 'transitions-01', stem: 'Which transition fits?' },
};
const math: MissedQuestion = { module: 1, question: 2, skill: 'circles', item: enteredItem };

const graded = (isRight: boolean): RedoResult => ({
  isRight,
  solution: sampleSolution,
  formulas: {},
  mistake: { stage: 0, dueAt: future, note: 'Read the end.' },
});

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.removeItem('explanationLanguage');
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces([
    'results',
    'results/redo',
    'attempts/math-tools',
    'item/figure',
    'item/item-answer',
  ]);
});

const pageText = (): string => document.body.textContent;
const title = (): string | undefined => document.querySelector('article h3')?.textContent;
const press = (key: string, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)!;

function open(questions: MissedQuestion[] | undefined, address = '') {
  const api = new FakeApi();
  if (questions) {
    api.answers(missedKey, {
      test: { en: 'Full test 3', vi: 'Đề thi thử số 3' },
      questions,
      formulas: {},
    });
  } else api.refuses(missedKey, 404, { message: 'Not found.' });
  const routes = [
    { path: '/test-results/:attempt/redo', Component: RedoScreen },
    { path: '*', element: <h1>*</h1> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/test-results/${attempt}/redo${address}`],
  });
  render(<RouterProvider router={router} />);
  return { api, router };
}

async function answer(choice: string): Promise<void> {
  radio(choice).click();
  await eventually(() => expect(button('Check').disabled).toBe(false));
  button('Check').click();
}

test('asks a missed question without its answer, then grades and explains it', async () => {
  const { api } = open([reading, second]);
  await eventually(() => expect(title()).toBe('Question 1 of 2'));
  expect(heading()).toBe('Redo the missed questions');
  expect(pageText()).toContain('Full test 3.');
  expect(pageText()).not.toContain('Because of B');
  api.answers(triesKey, graded(true));
  await answer('B');
  await eventually(() => expect(pageText()).toContain('Because of B'));
  expect(pageText()).toContain('Correct this time');
  expect(pageText()).toMatch(/It comes back on December [45], 2099/);
  expect(pageText()).toContain('Read the end.');
  expect(pageText()).toContain('1 correct, 0 incorrect, 1 to go');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Correct this time'));
  expect(api.requests.at(-1)?.body).toEqual({
    id: expect.any(String) as string,
    module: 0,
    question: 4,
    answer: 'B',
  });
});

test('keeps answers while the student moves between questions by buttons and arrow keys', async () => {
  const { router } = open([reading, second]);
  await eventually(() => expect(title()).toBe('Question 1 of 2'));
  expect(button('Previous').disabled).toBe(true);
  radio('C').click();
  await eventually(() => expect(radio('C').checked).toBe(true));
  // Arrow keys choose between the choices.
  press('ArrowRight', radio('C'));
  expect(title()).toBe('Question 1 of 2');
  button('Next').click();
  await eventually(() => expect(title()).toBe('Question 2 of 2'));
  await eventually(() => expect(document.activeElement?.textContent).toBe('Question 2 of 2'));
  expect(router.state.location.hash).toBe('#q-0-9');
  press('ArrowLeft');
  await eventually(() => expect(title()).toBe('Question 1 of 2'));
  expect(radio('C').checked).toBe(true);
});

test('sums up at the end and offers another round with what is left', async () => {
  const { api } = open([reading, second], '#q-0-9');
  await eventually(() => expect(title()).toBe('Question 2 of 2'));
  api.answers(triesKey, graded(false));
  await answer('C');
  await eventually(() => expect(pageText()).toContain('Why C is tempting.'));
  button('Finish').click();
  await eventually(() => expect(pageText()).toContain('0 of 1 question correct'));
  expect(pageText()).toContain('You haven’t answered 1 question.');
  expect(pageText()).toContain('come back tomorrow');
  button('Redo the 2 that are left').click();
  await eventually(() => expect(title()).toBe('Question 1 of 2'));
  press('ArrowRight');
  await eventually(() => expect(title()).toBe('Question 2 of 2'));
  expect(radio('C').checked).toBe(false);
  expect(pageText()).not.toContain('Why C is tempting.');
});

test('narrows to a section or a skill, and offers the tools of the test in Math only', async () => {
  const { router } = open([reading, second, math]);
  await eventually(() => expect(title()).toBe('Question 1 of 3'));
  expect(pageText()).not.toContain('Calculator');
  const section = document.querySelector<HTMLSelectElement>('select[aria-label="Section"]')!;
  section.value = 'math';
  section.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(title()).toBe('Question 1 of 1'));
  expect(router.state.location.search).toBe('?section=math');
  expect(pageText()).toContain('What is the radius?');
  button('Reference sheet').click();
  await eventually(() => expect(document.querySelector('dialog')).not.toBeNull());
  expect(document.querySelector('dialog h2')?.textContent).toBe('Reference sheet');
  button('Reference sheet').click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});

test('sends a failed answer again under the same id', async () => {
  const { api } = open([reading]);
  await eventually(() => expect(title()).toBe('Question 1 of 1'));
  await answer('A');
  await eventually(() => expect(pageText()).toContain('it counts only once'));
  api.answers(triesKey, graded(false));
  button('Send again').click();
  await eventually(() => expect(pageText()).toContain('Not yet'));
  const sent = api.requests.filter(({ url }) => url.endsWith('/tries')).map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('a question outside the error log shows no days', async () => {
  const { api } = open([reading]);
  await eventually(() => expect(title()).toBe('Question 1 of 1'));
  api.answers(triesKey, { ...graded(false), mistake: null });
  button('I don’t know').click();
  await eventually(() => expect(pageText()).toContain('Because of B'));
  expect(pageText()).not.toContain('comes back');
});

test('says that a test without misses has nothing to redo', async () => {
  open([]);
  await eventually(() => expect(pageText()).toContain('There is nothing to redo'));
});

test('a foreign or withheld result is not found', async () => {
  open(undefined);
  await eventually(() => expect(heading()).toBe('No Results Found'));
});
