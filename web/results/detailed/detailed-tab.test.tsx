import type { ReadyReport, ReviewedQuestion } from '@bac/contract/results/results.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { DetailedTab } from './detailed-tab.tsx';
import { sampleReport, sampleReview } from '../../testing/results/sample-detailed-report.ts';

type Key = 'GET /results/:attempt/questions';
const questions = `GET /results/${sampleReport.attempt}/questions` as Key;
const problems = `POST /results/${sampleReport.attempt}/problems` as 'POST /auth/logout';
const patch = 'PATCH /mistakes/boundaries-01' as 'PATCH /mistakes/:item';

let api: FakeApi;

function Page({ report }: { report: ReadyReport }) {
  const { search, hash } = useLocation();
  return (
    <>
      <output data-address>{search + hash}</output>
      <DetailedTab report={report} />
    </>
  );
}

/** The page shows a table if it is wide enough, cards if it is as narrow as a phone. */
const setViewportWidth = (width: number): void =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(
    { width },
  );

const address = (): string | undefined => document.querySelector('[data-address]')?.textContent;
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
const sentTo = (part: string) => api.requests.filter(({ url }) => url.includes(part));

const rowCount = (): number => document.querySelectorAll('tbody tr[id]').length;
const text = (): string => document.body.textContent;
const panel = (): HTMLElement | null => document.querySelector('[id$=-open]');

async function open(search = '', report: ReadyReport = sampleReport): Promise<void> {
  const router = createMemoryRouter([{ path: '/', element: <Page report={report} /> }], {
    initialEntries: [`/${search}`],
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(text()).toContain('of 6 questions'));
}

async function openQuestion(changed: Partial<ReviewedQuestion> = {}): Promise<void> {
  api.answers(questions, { questions: [{ ...sampleReview, ...changed }], formulas: {} });
  await open('#q-0-1');
  await eventually(() => expect(text()).toContain('The question'));
}

async function openDialog(): Promise<void> {
  await openQuestion();
  button('Report a problem').click();
  await eventually(() => expect(dialog()).toContain('What is wrong?'));
}

function choose(label: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function write(label: string, value: string): void {
  const labelElement = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )!;
  const field = document.getElementById(labelElement.htmlFor) as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const press = (key: string, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const radio = (value: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;

beforeAll(() => startI18n());
beforeEach(async () => {
  localStorage.clear();
  setViewportWidth(1280);
  api = new FakeApi();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['results/detailed', 'item/item-answer']);
});

test('applies all filters that are chosen in quick succession', async () => {
  await open();
  choose('Difficulty', 'hard');
  choose('Questions on a page', '50');
  button('Incorrect').click();
  button('Skipped').click();
  await eventually(() => expect(address()).toContain('rows=50'));
  expect(address()).toContain('difficulty=hard');
  expect(address()).toContain('result=wrong%2Comitted');
});

describe('the rows', () => {
  test('a row shows every fact of its question, also as text', async () => {
    await open();
    const row = document.getElementById('q-0-1')!;
    for (const fact of ['2', 'Reading and Writing', 'marked', 'Incorrect', 'Boundaries', 'Amber'])
      expect(row.textContent).toContain(fact);
    for (const fact of ['Hard', '2:00', 'Slow']) expect(row.textContent).toContain(fact);
    expect(row.querySelector('[data-column=answer]')?.textContent).toContain('C');
    expect(row.querySelector('[data-column=key]')?.textContent).toContain('B');
    expect(document.getElementById('q-0-2')!.textContent).toContain('No answer');
  });

  test('pills and selects filter the rows, and the address keeps the filters', async () => {
    await open('?tab=detailed');
    button('Incorrect').click();
    await eventually(() => expect(rowCount()).toBe(2));
    expect(address()).toBe('?tab=detailed&result=wrong');
    expect(text()).toContain('Showing 2 of 6 questions');
    choose('Difficulty', 'hard');
    await eventually(() => expect(rowCount()).toBe(1));
    choose('Difficulty', 'medium');
    await eventually(() => expect(text()).toContain('No questions match these filters'));
    button('Clear filters').click();
    await eventually(() => expect(rowCount()).toBe(6));
    expect(address()).toBe('?tab=detailed');
  });

  test('a column header sorts the rows and exposes its direction', async () => {
    await open();
    button('Time').click();
    await eventually(() => expect(document.querySelector('tbody tr')?.id).toBe('q-0-1'));
    expect(address()).toBe('?sort=-time');
    expect(document.querySelector('th[aria-sort=descending]')?.textContent).toContain('Time');
  });

  test('rows are cards on a phone, with the order in a select', async () => {
    setViewportWidth(390);
    await open('?sort=-time');
    expect(document.querySelector('table')).toBeNull();
    const cards = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(cards).toHaveLength(6);
    expect(cards[0]).toContain('Correct answer');
    choose('Order', 'number');
    await eventually(() => expect(address()).toBe(''));
  });

  test('readers of a shared link cannot open rows', async () => {
    await open('#q-0-1', { ...sampleReport, isOwn: false });
    expect(document.querySelector('[aria-expanded]')).toBeNull();
    expect(document.querySelector('a[href$="/redo"]')).toBeNull();
    expect(panel()).toBeNull();
    expect(api.requests).toEqual([]);
  });
});

describe('a row', () => {
  test('a row opens by its button, is kept in the address and closes with Escape', async () => {
    api.answers(questions, { questions: [sampleReview], formulas: {} });
    await open();
    button('Question 2, Reading and Writing').click();
    await eventually(() => expect(text()).toContain('The question'));
    expect(address()).toBe('#q-0-1');
    expect(api.requests.at(-1)?.url).toContain('module=0&question=1');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await eventually(() => expect(panel()).toBeNull());
    expect(address()).toBe('');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  });

  test('an open row shows the question with its marks, the key and the student’s choice as text', async () => {
    await openQuestion();
    const panelText = panel()!.textContent;
    expect(panelText).toContain('Your marks: 1 highlight, 1 choice crossed out, marked for review');
    expect(panelText).toContain('The subject');
    const choices = [...panel()!.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(choices[1]).toContain('Correct answer');
    expect(choices[2]).toContain('Your choice');
    expect(choices[3]).toContain('crossed out by you');
    expect(panelText).toContain('once there are 30 answers');
  });

  test('shows how others answered if there are enough answers', async () => {
    const choices = [
      { id: 'B' as const, share: 0.6 },
      { id: 'C' as const, share: 0.4 },
    ];
    await openQuestion({ shares: { answers: 40, right: 0.6, choices } });
    expect(panel()!.textContent).toContain('60% chose this');
    expect(panel()!.textContent).toContain('Share of 40 answers');
  });

  test('shows how an entered answer was read, and every accepted one', async () => {
    await openQuestion({
      item: { ...sampleReview.item, response: { kind: 'entered' } },
      solution: {
        kind: 'entered',
        keys: ['17/2', '8.5'],
        rationale: { en: 'Halve it.', vi: 'Chia đôi.' },
      },
      answer: '7/3',
    });
    expect(panel()!.textContent).toContain('Read as 7/3 ≈ 2.3333');
    expect(panel()!.textContent).toContain('17/28.5');
    expect(panel()!.textContent).toContain('Halve it.');
  });

  test('explains in either language and remembers the choice', async () => {
    await openQuestion();
    await eventually(() => expect(panel()!.textContent).toContain('Two clauses part.'));
    expect(panel()!.textContent).toContain('Part two clauses.');
    radio('vi').click();
    await eventually(() => expect(panel()!.textContent).toContain('Hai mệnh đề tách ra.'));
    expect(panel()!.textContent).toContain('Tách hai mệnh đề.');
    expect(panel()!.textContent).toContain('Amber traps small');
    expect(localStorage.getItem('explanationLanguage')).toBe('vi');
  });

  test('moves to the next and previous question of the filtered list, by button and by arrow key', async () => {
    api.answers(questions, { questions: [sampleReview], formulas: {} });
    await open('?result=wrong#q-0-1');
    await eventually(() => expect(text()).toContain('The question'));
    expect(button('Previous').disabled).toBe(true);
    button('Next').click();
    await eventually(() => expect(address()).toBe('?result=wrong#q-1-0'));
    await eventually(() => expect(button('Next').disabled).toBe(true));
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Question 1, Math');
    press('ArrowRight');
    press('ArrowLeft');
    await eventually(() => expect(address()).toBe('?result=wrong#q-0-1'));
    // Not while typing, nor for the radio buttons of the cause.
    await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
    press('ArrowRight', document.querySelector('textarea')!);
    press('ArrowRight', radio('careless'));
    expect(address()).toBe('?result=wrong#q-0-1');
  });

  test('links to the redo of all missed questions, and of an open one', async () => {
    await openQuestion();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const redo = `/test-results/${sampleReport.attempt}/redo`;
    expect(links).toContain(redo);
    expect(links).toContain(`${redo}#q-0-1`);
  });

  test('an open row shows a loading error and offers a retry', async () => {
    await open('#q-0-1');
    await eventually(() => expect(button('Try again')).toBeTruthy());
    api.answers(questions, { questions: [sampleReview], formulas: {} });
    button('Try again').click();
    await eventually(() => expect(text()).toContain('The question'));
  });
});

describe('the error log', () => {
  const savedMistake = sampleReview.mistake!;

  test('saves the chosen cause and marks the suggested one', async () => {
    api.answers(patch, { ...savedMistake, cause: 'guess' });
    await openQuestion();
    expect(radio('careless').parentElement?.textContent).toContain('probably');
    expect(text()).toContain('comes back on November 18, 2099');
    radio('guess').click();
    await eventually(() => expect(text()).toContain('Saved in your error log.'));
    expect(api.requests.at(-1)?.body).toEqual({ cause: 'guess' });
    expect(radio('guess').checked).toBe(true);
  });

  test('keeps unsaved changes and saves them on retry', async () => {
    await openQuestion();
    radio('timing').click();
    await eventually(() => expect(text()).toContain('Not saved yet'));
    expect(radio('timing').checked).toBe(true);
    write('A note for next time', 'Look for two verbs');
    await eventually(() => expect(sentTo('/mistakes/')).toHaveLength(2));
    await eventually(() => expect(text()).toContain('Not saved yet'));
    api.answers(patch, { ...savedMistake, cause: 'timing', note: 'Look for two verbs' });
    button('Try again').click();
    await eventually(() => expect(text()).toContain('Saved in your error log.'));
    expect(api.requests.at(-1)?.body).toEqual({ cause: 'timing', note: 'Look for two verbs' });
  });
});

describe('a problem with a question', () => {
  test('a problem report needs a reason, and a message if the reason is other', async () => {
    await openDialog();
    button('Send report').click();
    await eventually(() => expect(dialog()).toContain('Choose what is wrong'));
    radio('other').click();
    await eventually(() => expect(dialog()).toContain('Briefly describe'));
    expect(sentTo('/problems')).toEqual([]);
  });

  test('resends a failed problem report under the same id', async () => {
    await openDialog();
    radio('typo').click();
    await eventually(() => expect(radio('typo').checked).toBe(true));
    button('Send report').click();
    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    api.answers(problems, null);
    button('Send report').click();
    await eventually(() => expect(dialog()).toContain('Thank you'));
    const sent = sentTo('/problems').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ module: 0, question: 1, reason: 'typo', message: '' });
    const closing = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Close',
    );
    closing.at(-1)!.click();
    await eventually(() => expect(text()).toContain('You’ve reported this question'));
  });

  test('does not offer the form for a question that is already reported', async () => {
    await openQuestion({ isReported: true });
    expect(text()).toContain('You’ve reported this question');
    expect(() => button('Report a problem')).toThrow('no button');
  });
});
