import { newQuestion, type ModuleState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { blocksIn } from '../../../item/highlights/block-text.ts';
import type { Player } from '../player.ts';
import { useZoom } from '../tools/zoom/use-zoom.ts';
import { QuestionsView } from './questions-view.tsx';
import { useTools } from './tools/use-tools.ts';
import { useVisits } from './use-visits.ts';

const items = [0, 1, 2, 3].map((number): StudentView => ({
  id: `item-${number}`,
  version: 1,
  section: 'rw',
  passages: [],
  figures: [],
  stem: `Stem ${number}`,
  response: {
    kind: 'choice',
    choices: (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `word ${id}` })),
  },
}));
const open: ModuleState = {
  module: 0,
  items: [],
  openedAt: 0,
  deadline: 1000,
  questions: items.map(() => newQuestion()),
};

const go = (question: number): void => button(`Go to ${question}`).click();

function Sheet({ player }: { player: Player }) {
  const [question, setQuestion] = useState(0);
  useVisits(player, 0, question);
  return (
    <>
      <QuestionsView
        player={player}
        open={open}
        question={question}
        tools={useTools('rw')}
        zoom={useZoom()}
      />
      {items.map(({ id }, index) => (
        <button key={id} type="button" onClick={() => setQuestion(index)}>
          {`Go to ${index}`}
        </button>
      ))}
    </>
  );
}

/** Shows the first question. Returns the events that are sent. */
async function show(): Promise<BrowserEvent[]> {
  const sent: BrowserEvent[] = [];
  const player: Partial<Player> = {
    items,
    send: (event) => sent.push(event) > 0,
    onClosing: () => () => {},
  };
  render(<Sheet player={player as Player} />);
  await eventually(() => {
    expect(isHidden('Stem 0')).toBe(false);
    expect(isHidden('Stem 1')).toBe(true);
  });
  return sent;
}

const containerOf = (stem: string): Element | undefined =>
  [...document.querySelectorAll('[class*=questions] > *')].find(({ textContent }) =>
    textContent.includes(stem),
  );
const isHidden = (stem: string): boolean | undefined =>
  containerOf(stem)?.hasAttribute('data-waiting');
const radio = (stem: string, choice: string): HTMLInputElement =>
  containerOf(stem)!.querySelector(`input[value=${choice}]`)!;

beforeAll(startI18n);
// Behaves like a browser that cannot skip hidden questions.
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => false }));
afterEach(() => void vi.unstubAllGlobals());

test('renders the next question hidden and inert while the first one is in view', async () => {
  await show();
  expect(containerOf('Stem 0')?.hasAttribute('inert')).toBe(false);
  expect(containerOf('Stem 1')?.hasAttribute('inert')).toBe(true);
  expect(containerOf('Stem 2')).toBeUndefined();
  expect(blocksIn(document.body).map(({ textContent }) => textContent)).not.toContain('Stem 1');
  expect(radio('Stem 0', 'A').name).not.toBe(radio('Stem 1', 'A').name);
});

test('shows the prerendered question on navigation, keeps the previous one and renders the next', async () => {
  await show();
  const rendered = containerOf('Stem 1');
  go(1);
  await eventually(() => expect(isHidden('Stem 2')).toBe(true));
  expect(containerOf('Stem 1')).toBe(rendered);
  expect(isHidden('Stem 1')).toBe(false);
  expect(isHidden('Stem 0')).toBe(true);
  go(2);
  await eventually(() => expect(isHidden('Stem 3')).toBe(true));
  expect(containerOf('Stem 0')).toBeUndefined();
});

test('renders a distant question at once', async () => {
  await show();
  go(3);
  await eventually(() => expect(isHidden('Stem 3')).toBe(false));
  await eventually(() => expect(containerOf('Stem 1')).toBeUndefined());
  expect(isHidden('Stem 0')).toBe(true);
});

test('sends visits and answers only for the question in view', async () => {
  const sent = await show();
  radio('Stem 0', 'B').click();
  go(1);
  await eventually(() => expect(sent.at(-1)?.type).toBe('visited'));
  expect(sent).toEqual([
    { type: 'answered', module: 0, question: 0, answer: 'B' },
    { type: 'visited', module: 0, question: 0, ms: expect.any(Number) },
  ]);
});

test('moves the focus to the choice with the same letter', async () => {
  await show();
  radio('Stem 0', 'C').focus();
  go(1);
  await eventually(() => expect(isHidden('Stem 1')).toBe(false));
  expect(document.activeElement).toBe(radio('Stem 1', 'C'));
});
