import type { Mistake } from '@bac/contract/results/mistakes.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../testing/render.tsx';
import { typeIn } from '../../testing/type-in.ts';
import { ErrorLogScreen } from './error-log-screen.tsx';
import { sampleItem } from '../../testing/item/sample-item.ts';
import {
  afterTry,
  dueOf,
  enteredItem,
  sampleMistakes,
} from '../../testing/results/sample-mistakes.ts';

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.removeItem('explanationLanguage');
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['results/error-log', 'item/figure', 'item/item-answer']);
});

const tries = `POST /mistakes/${sampleItem.id}/tries` as 'POST /mistakes/:item/tries';
const patch = `PATCH /mistakes/${sampleItem.id}` as 'PATCH /mistakes/:item';

const pageText = (): string => document.body.textContent;
const names = (): string[] => [...document.querySelectorAll('li h3')].map((h3) => h3.textContent);
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`)!;

async function open(log: Mistake[], due: Reply<'GET /mistakes/due'>, search = '') {
  const api = new FakeApi().answers('GET /mistakes', log).answers('GET /mistakes/due', due);
  const routes = [
    { path: '/error-log', Component: ErrorLogScreen },
    { path: '*', element: <h1>*</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/error-log${search}`] });
  render(<RouterProvider router={router} />);
  await eventually(() =>
    expect(pageText()).toMatch(/Why you missed them|Vì sao bạn sai|Nothing in your error log/),
  );
  return { api, router };
}

function select(label: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const sentTries = (api: FakeApi) =>
  api.requests.filter(({ url }) => url.endsWith('/tries')).map(({ body }) => body);

test('explains the log to a student without mistakes', async () => {
  await open([], dueOf());
  expect(heading()).toBe('Error log');
  expect(document.querySelector('a[href="/tests"]')).not.toBeNull();
  expect(pageText()).not.toContain('Today’s review');
});

test('says when the next question comes if none is due', async () => {
  await open(sampleMistakes, dueOf());
  expect(pageText()).toContain('Nothing to review today');
  expect(pageText()).toMatch(/due on December [45], 2099/);
});

test('shows a due question without its answer, then its explanation and its next day', async () => {
  const { api } = await open(sampleMistakes, dueOf(sampleItem));
  api.answers(tries, afterTry(true));
  await eventually(() => expect(pageText()).toContain('Question 1 of 1'));
  expect(pageText()).toContain('The terraces hold water on slopes.');
  expect(pageText()).not.toContain('Because of B');
  expect(button('Check').disabled).toBe(true);
  radio('B').click();
  await eventually(() => expect(button('Check').disabled).toBe(false));
  button('Check').click();
  await eventually(() => expect(pageText()).toContain('Because of B'));
  expect(pageText()).toContain('Correct this time');
  expect(pageText()).toContain('Your answer, correct');
  expect(pageText()).toMatch(/It comes back on December [45], 2099/);
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('3 days');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Correct this time'));
  button('Finish').click();
  await eventually(() => expect(pageText()).toContain('1 of 1 question correct'));
  expect(sentTries(api)).toEqual([{ id: expect.any(String) as string, answer: 'B' }]);
});

test('explains a wrong answer in the language chosen beside it', async () => {
  const { api } = await open(sampleMistakes, dueOf(sampleItem));
  api.answers(tries, afterTry(false));
  await eventually(() => expect(radio('C')).not.toBeNull());
  radio('C').click();
  await eventually(() => expect(button('Check').disabled).toBe(false));
  button('Check').click();
  await eventually(() => expect(pageText()).toContain('Why C is tempting.'));
  expect(pageText()).toContain('Not yet');
  radio('vi').click();
  await eventually(() => expect(pageText()).toContain('Vì sao dễ chọn nhầm C.'));
  expect(pageText()).toContain('Vì C');
  expect(heading()).toBe('Error log');
});

test('resends a failed try under the same id with the same answer', async () => {
  const { api } = await open(sampleMistakes, dueOf(sampleItem));
  await eventually(() => expect(radio('A')).not.toBeNull());
  radio('A').click();
  await eventually(() => expect(button('Check').disabled).toBe(false));
  button('Check').click();
  await eventually(() => expect(pageText()).toContain('it counts only once'));
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
  api.answers(tries, afterTry(false));
  button('Send again').click();
  await eventually(() => expect(pageText()).toContain('Why A is tempting.'));
  const [first, second] = sentTries(api);
  expect(second).toEqual(first);
});

test('skips a question that was answered on another device', async () => {
  const { api } = await open(sampleMistakes, dueOf(sampleItem, enteredItem));
  api.refuses(tries, 409, { code: 'NOT_DUE', message: 'Not due.' });
  await eventually(() => expect(button('I don’t know')).toBeDefined());
  button('I don’t know').click();
  await eventually(() => expect(pageText()).toContain('answered it on another device'));
  button('Next question').click();
  await eventually(() => expect(pageText()).toContain('Question 2 of 2'));
  await eventually(() => expect(document.activeElement?.textContent).toBe('Question 2 of 2'));
});

test('accepts a number as in the test, and only a complete one can be checked', async () => {
  await open(sampleMistakes, dueOf(enteredItem));
  await eventually(() => expect(document.querySelector('input:not([type])')).not.toBeNull());
  const field = document.querySelector<HTMLInputElement>('input:not([type])');
  typeIn(field, '7/');
  await eventually(() => expect(field?.value).toBe('7/'));
  expect(button('Check').disabled).toBe(true);
  typeIn(field, '7/2');
  await eventually(() => expect(pageText()).toContain('Read as 3.5'));
  typeIn(field, '7/2,');
  await eventually(() => expect(document.querySelector('[data-refused]')).not.toBeNull());
  expect(field?.value).toBe('7/2');
  expect(button('Check').disabled).toBe(false);
});

test('each mistake links to its question in the result', async () => {
  await open(sampleMistakes, dueOf());
  const link = [...document.querySelectorAll('a')].find((one) =>
    one.textContent.includes('Terraces and water'),
  );
  expect(link?.getAttribute('href')).toBe(
    `/test-results/${sampleMistakes[0]!.attempt}?tab=detailed#q-1-13`,
  );
});

test('filters narrow the log and stay in the address', async () => {
  const { router } = await open(sampleMistakes, dueOf());
  expect(names()).toEqual(['Terraces and water', 'A tangent', 'A contrast']);
  button('Learned').click();
  await eventually(() => expect(names()).toEqual(['A contrast']));
  select('Cause', 'timing');
  await eventually(() => expect(pageText()).toContain('No missed questions match these filters'));
  expect(router.state.location.search).toBe('?state=learned&cause=timing');
  button('Show all').click();
  await eventually(() => expect(names()).toHaveLength(3));
});

test('saves the cause that the student chooses and reverts it if saving fails', async () => {
  const { api } = await open(sampleMistakes, dueOf());
  const label = 'Why you missed it: Terraces and water';
  const value = () =>
    document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)?.value;
  expect(pageText()).toContain('Probably: Careless mistake');
  api.answers(patch, { cause: 'guess', suggested: 'careless', note: '', dueAt: null });
  select(label, 'guess');
  await eventually(() => expect(api.requests.at(-1)?.body).toEqual({ cause: 'guess' }));
  expect(value()).toBe('guess');
  api.refuses(patch, 500, { message: 'Out of order.' });
  select(label, 'timing');
  await eventually(() => expect(api.requests.at(-1)?.body).toEqual({ cause: 'timing' }));
  await eventually(() => expect(value()).toBe('guess'));
});

const careless = () =>
  [...document.querySelectorAll('li')].find(({ textContent }) =>
    textContent.startsWith('Careless mistake'),
  )?.textContent;

test('a suggestion is probable until the student confirms it, and then it counts', async () => {
  const { api } = await open(sampleMistakes, dueOf());
  expect(careless()).toContain('0 confirmed, 1 probable');
  api.answers(patch, { cause: 'careless', suggested: 'careless', note: '', dueAt: null });
  button('Confirm “Careless mistake”: Terraces and water').click();
  await eventually(() => expect(api.requests.at(-1)?.body).toEqual({ cause: 'careless' }));
  expect(careless()).toContain('1 confirmed, 0 probable');
});

test('a mistake without a suggestion asks for its cause', async () => {
  const [first] = sampleMistakes;
  await open([{ ...first!, suggested: null }], dueOf());
  expect(pageText()).toContain('Choose a cause');
  expect(pageText()).toContain('1 without a cause');
  expect(pageText()).not.toContain('Probably');
});

test.each([
  ['en', '5 of 5 misses are probably guesses.', 'You knew these'],
  ['vi', '5/5 câu sai có lẽ là do đoán mò.', 'bạn đã biết làm'],
] as const)(
  'rapid guesses are called probable guesses in %s',
  async (language, expected, unexpected) => {
    await i18next.changeLanguage(language);
    await i18next.loadNamespaces(['results/error-log']);
    const guesses = [1, 2, 3, 4, 5].map((number) => ({
      ...sampleMistakes[0]!,
      item: `guess-${number}`,
      suggested: 'guess' as const,
    }));
    await open(guesses, dueOf());
    expect(pageText()).toContain(expected);
    expect(pageText()).not.toContain(unexpected);
  },
);

test('a note is edited, saved and shown in place', async () => {
  const { api } = await open(sampleMistakes, dueOf());
  expect(pageText()).toContain('Draw it first.');
  button('Add a note: Terraces and water').click();
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
  const box = document.querySelector('textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    box,
    ' Read the end. ',
  );
  box.dispatchEvent(new Event('input', { bubbles: true }));
  api.answers(patch, { cause: null, suggested: 'careless', note: 'Read the end.', dueAt: null });
  await eventually(() => expect(box.value).toBe(' Read the end. '));
  button('Save').click();
  await eventually(() => expect(api.requests.at(-1)?.body).toEqual({ note: 'Read the end.' }));
  await eventually(() => expect(document.querySelector('textarea')).toBeNull());
  expect(pageText()).toContain('Read the end.');
});
