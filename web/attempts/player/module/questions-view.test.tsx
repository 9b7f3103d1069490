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

/** Shows the first question; gives what is sent. */
async function show(): Promise<BrowserEvent[]> {
  const sent: BrowserEvent[] = [];
  const player: Partial<Player> = {
    items,
    send: (event) => sent.push(event) > 0,
    onClosing: () => () => {},
  };
  render(<Sheet player={player as Player} />);
  await eventually(() => {
    expect(isWaiting('Stem 0')).toBe(false);
    expect(isWaiting('Stem 1')).toBe(true);
  });
  return sent;
}

const holding = (stem: string): Element | undefined =>
  [...document.querySelectorAll('[class*=questions] > *')].find(({ textContent }) =>
    textContent.includes(stem),
  );
const isWaiting = (stem: string): boolean | undefined =>
  holding(stem)?.hasAttribute('data-waiting');
const radio = (stem: string, choice: string): HTMLInputElement =>
  holding(stem)!.querySelector(`input[value=${choice}]`)!;

beforeAll(startI18n);
// The way of browsers that cannot skip what waits.
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => false }));
afterEach(() => void vi.unstubAllGlobals());

test('the next question waits, there for nobody, while the first one is in view', async () => {
  await show();
  expect(holding('Stem 0')?.hasAttribute('inert')).toBe(false);
  expect(holding('Stem 1')?.hasAttribute('inert')).toBe(true);
  expect(holding('Stem 2')).toBeUndefined();
  expect(blocksIn(document.body).map(({ textContent }) => textContent)).not.toContain('Stem 1');
  expect(radio('Stem 0', 'A').name).not.toBe(radio('Stem 1', 'A').name);
});

test('going on shows what waited as it is, keeps the one left and draws the next', async () => {
  await show();
  const drawn = holding('Stem 1');
  go(1);
  await eventually(() => expect(isWaiting('Stem 2')).toBe(true));
  expect(holding('Stem 1')).toBe(drawn);
  expect(isWaiting('Stem 1')).toBe(false);
  expect(isWaiting('Stem 0')).toBe(true);
  go(2);
  await eventually(() => expect(isWaiting('Stem 3')).toBe(true));
  expect(holding('Stem 0')).toBeUndefined();
});

test('a far question is drawn at once', async () => {
  await show();
  go(3);
  await eventually(() => expect(isWaiting('Stem 3')).toBe(false));
  await eventually(() => expect(holding('Stem 1')).toBeUndefined());
  expect(isWaiting('Stem 0')).toBe(true);
});

test('only the question in view tells visits and answers', async () => {
  const sent = await show();
  radio('Stem 0', 'B').click();
  go(1);
  await eventually(() => expect(sent.at(-1)?.type).toBe('visited'));
  expect(sent).toEqual([
    { type: 'answered', module: 0, question: 0, answer: 'B' },
    { type: 'visited', module: 0, question: 0, ms: expect.any(Number) },
  ]);
});

test('the focus goes along to the choice of the same letter', async () => {
  await show();
  radio('Stem 0', 'C').focus();
  go(1);
  await eventually(() => expect(isWaiting('Stem 1')).toBe(false));
  expect(document.activeElement).toBe(radio('Stem 1', 'C'));
});
