import type { SampleQuestion } from '@bac/contract/bank/sample-questions.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { SampleQuestions } from './sample-questions.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.clear();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['site/home/sample-question', 'item/item-answer', 'item/figure']);
});

const letters = ['A', 'B', 'C', 'D'] as const;

const sample = (id: string, section: 'rw' | 'math'): SampleQuestion => ({
  item: {
    id,
    version: 1,
    section,
    passages: section === 'rw' ? ['The hall was ______ and every word carried.'] : [],
    figures: [],
    stem: `What does ${id} ask?`,
    response: {
      kind: 'choice',
      choices: letters.map((letter) => ({ id: letter, text: `${letter} words` })),
    },
  },
  topic: { en: `Topic of ${id}`, vi: `Chủ đề ${id}` },
  key: 'B',
  rationales: letters.map((letter) => ({
    id: letter,
    rationale: { en: `Why ${letter}`, vi: `Vì sao ${letter}` },
  })),
});

async function open(): Promise<void> {
  new FakeApi().answers('GET /sample-questions', {
    questions: [sample('first', 'rw'), sample('second', 'math')],
    formulas: {},
  });
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: SampleQuestions }])} />,
  );
  await eventually(() => expect(pageText()).toContain('What does first ask?'));
}

const pageText = (): string => document.body.textContent;
const choice = (letter: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[value=${letter}]`)!;

async function answer(letter: string): Promise<void> {
  choice(letter).click();
  await eventually(() => expect(button('Check answer').disabled).toBe(false));
  button('Check answer').click();
}

test('a wrong answer is explained without revealing the key', async () => {
  await open();
  expect(button('Check answer').disabled).toBe(true);
  await answer('C');
  await eventually(() => expect(pageText()).toContain('C isn’t correct'));
  expect(pageText()).toContain('Why C');
  expect(pageText()).not.toContain('Why B');
  expect(choice('A').closest('fieldset')?.disabled).toBe(false);
});

test('the right answer shows the rationale of every choice, in either language', async () => {
  await open();
  await answer('A');
  await eventually(() => expect(pageText()).toContain('A isn’t correct'));
  await answer('B');
  await eventually(() => expect(pageText()).toContain('B is correct'));
  for (const letter of letters) expect(pageText()).toContain(`Why ${letter}`);
  expect(document.activeElement?.textContent).toBe('B is correct');
  expect(choice('A').closest('fieldset')?.disabled).toBe(true);
  document.querySelector<HTMLInputElement>('label[lang=vi] input')!.click();
  await eventually(() => expect(pageText()).toContain('Vì sao D'));
  expect(pageText()).toContain('What does first ask?');
});

test('the key can be revealed, and the next question starts without an answer', async () => {
  await open();
  button('Show answer').click();
  await eventually(() => expect(pageText()).toContain('The answer is B'));
  button('Next question').click();
  await eventually(() => expect(pageText()).toContain('What does second ask?'));
  expect(pageText()).toContain('Question 2 of 2');
  expect(document.activeElement?.textContent).toBe('Question 2 of 2');
  expect(document.querySelector('input[type=radio][name^=answer]:checked')).toBeNull();
});
