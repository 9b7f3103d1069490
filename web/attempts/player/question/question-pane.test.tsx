import { newQuestion, type QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { QuestionPane } from './question-pane.tsx';

const item = (response: StudentView['response']): StudentView => ({
  id: 'one',
  version: 1,
  section: 'math',
  passages: [],
  figures: [],
  stem: 'How many?',
  response,
});

const choices = item({
  kind: 'choice',
  choices: (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `word ${id}` })),
});
const entered = item({ kind: 'entered' });
const position = { module: 0, question: 2 };

let sent: BrowserEvent[] = [];

function Pane({ view, state }: { view: StudentView; state: QuestionState }) {
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState(state.answer);
  const send = (event: BrowserEvent): void => {
    sent.push(event);
    if (event.type === 'answered') setAnswer(event.answer);
    if (event.type === 'cleared') setAnswer(undefined);
  };
  return (
    <QuestionPane
      {...position}
      item={view}
      number={3}
      state={{ ...state, ...(answer !== undefined && { answer }) }}
      isEliminatorOn={isOn}
      onToggleEliminator={() => setOn(!isOn)}
      send={send}
    />
  );
}

async function show(view: StudentView, state: Partial<QuestionState> = {}): Promise<void> {
  render(<Pane view={view} state={{ ...newQuestion(), ...state }} />);
  await eventually(() => expect(document.querySelector('h2')?.textContent).toBe('Question 3'));
}

/** Waits for the field, whose code loads after the rest. */
async function showField(state: Partial<QuestionState> = {}): Promise<void> {
  await show(entered, state);
  await eventually(() => expect(field()).not.toBeNull());
}

const radio = (choice: string): HTMLInputElement | null =>
  document.querySelector(`input[value=${choice}]`);
const field = (): HTMLInputElement | null => document.querySelector('input:not([type])');
const page = (): string => document.body.textContent;

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
});
beforeEach(() => {
  sent = [];
});

describe('a question with choices', () => {
  test('a question with choices has its landmarks', async () => {
    await show(choices);
    const names = [...document.querySelectorAll('section:not([aria-live])')].map((section) =>
      section.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Question and Answer', 'Answer Options']);
  });

  test('answers with a radio button that is named by its letter and text', async () => {
    await show(choices);
    const label = document.getElementById(radio('B')?.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBe('Bword B');
    radio('B')?.click();
    expect(sent).toEqual([{ type: 'answered', ...position, answer: 'B' }]);
    await eventually(() => expect(radio('B')?.checked).toBe(true));
  });

  test('says the formula of a choice in words, so that no root or fraction is lost', async () => {
    const roots = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: '$27\\sqrt{3}$' }));
    await show(item({ kind: 'choice', choices: roots }));
    await eventually(() =>
      expect(radio('C')?.getAttribute('aria-label')).toBe('C 27 the square root of 3'),
    );
    // A Vietnamese voice would read the English words in its own way.
    expect(radio('C')?.lang).toBe('en');
  });

  test('says after such a formula that its choice is crossed out', async () => {
    const roots = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: '$27\\sqrt{3}$' }));
    await show(item({ kind: 'choice', choices: roots }), { eliminated: ['C'] });
    await eventually(() => expect(radio('C')?.getAttribute('aria-label')).toContain('square root'));
    const note = document.getElementById(radio('C')?.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(', crossed out');
    expect(radio('A')?.hasAttribute('aria-describedby')).toBe(false);
  });

  test('marks a question for review', async () => {
    await show(choices, { isMarked: true });
    expect(button('Mark for review').getAttribute('aria-pressed')).toBe('true');
    button('Mark for review').click();
    expect(sent).toEqual([{ type: 'marked', ...position, isMarked: false }]);
  });

  test('eliminates choices while the tool is on', async () => {
    await show(choices, { eliminated: ['C'] });
    expect(page()).toContain('word C, crossed out');
    expect(() => button('Cross out A')).toThrow('no button');
    button('Cross out choices').click();
    await eventually(() => expect(button('Restore C')).toBeDefined());
    button('Cross out A').click();
    expect(sent).toEqual([{ type: 'eliminated', ...position, choice: 'A', isEliminated: true }]);
  });
});

describe('a question with a field', () => {
  test('shows how the entry is read, as it is typed', async () => {
    await showField();
    expect(() => button('Cross out choices')).toThrow('no button');
    typeIn(field(), '7/');
    await eventually(() => expect(page()).toContain('Not a number yet'));
    typeIn(field(), '7/2');
    await eventually(() => expect(page()).toContain('72=3.5'));
    expect(page()).toContain('3 / 5 characters');
    expect(sent.at(-1)).toEqual({ type: 'answered', ...position, answer: '7/2' });
  });

  test('refuses a comma and says what to type instead', async () => {
    await showField({ answer: '3' });
    typeIn(field(), '3,');
    await eventually(() => expect(page()).toContain('Type a decimal point, not a comma: 3.5'));
    expect(field()?.value).toBe('3');
    expect(sent).toEqual([]);
    typeIn(field(), '3.');
    await eventually(() => expect(page()).not.toContain('Type a decimal point, not a comma'));
  });

  test('accepts any minus sign, and one more character for it', async () => {
    await showField();
    typeIn(field(), '−.3333');
    await eventually(() => expect(page()).toContain('6 / 6 characters'));
    expect(sent).toEqual([{ type: 'answered', ...position, answer: '-.3333' }]);
  });

  test('clears the answer when the field is emptied', async () => {
    await showField({ answer: '4' });
    typeIn(field(), '');
    expect(sent).toEqual([{ type: 'cleared', ...position }]);
  });
});
