import { newQuestion, type ModuleState } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import type { Player } from '../player.ts';
import { fullPlan } from '../../../testing/attempts/sample-plan.ts';
import { ModuleReview } from './module-review.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('attempts/player/stages');
});

const items = [0, 1, 2].map((number): StudentView => ({
  id: `item-${number}`,
  version: 1,
  section: 'rw',
  passages: [],
  figures: [],
  stem: `Stem ${number}`,
  response: { kind: 'entered', rule: 'math' } as unknown as StudentView['response'],
}));

interface Situation {
  unanswered?: number;
  msLeft: number;
  module?: number;
}

/** Shows the check page of a module. Returns the events that it sends and a function that advances the clock. */
async function show({ unanswered = 0, msLeft, module = 0 }: Situation) {
  const sent: BrowserEvent[] = [];
  let time = 0;
  const player: Partial<Player> = {
    attempt: { plan: fullPlan, chosen: ['rw', 'math'] } as unknown as Player['attempt'],
    items,
    now: () => time,
    send: (event) => sent.push(event) > 0,
  };
  const open: ModuleState = {
    module,
    items: [],
    openedAt: 0,
    deadline: msLeft,
    questions: items.map((_item, index) =>
      index < unanswered ? newQuestion() : { ...newQuestion(), answer: 'A' },
    ),
  };
  render(
    <MemoryRouter>
      <ModuleReview player={player as Player} open={open} heading="Module" onGo={() => {}} />
    </MemoryRouter>,
  );
  await eventually(() => expect(heading()).toBe('Check your work'));
  return { sent, pass: (ms: number) => (time += ms) };
}

const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');
const inDialog = (name: string): HTMLElement =>
  [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

test('says what is missing, how much time is left and that it is final, and submits on confirmation', async () => {
  const { sent } = await show({ unanswered: 2, msLeft: 754_000 });
  button('Submit module 1').click();
  await eventually(() => expect(dialog()?.textContent).toContain('Submit module 1?'));
  expect(dialog()?.textContent).toContain('2 questions have no answer yet.');
  expect(dialog()?.textContent).toContain('You still have 12 min 34 s.');
  expect(dialog()?.textContent).toContain('you can’t open this module again');
  expect(dialog()?.textContent).toContain('decide which module 2 comes next');
  await eventually(() => expect(document.activeElement).toBe(inDialog('Keep working')));
  expect(sent).toEqual([]);
  inDialog('Submit').click();
  expect(sent).toEqual([{ type: 'submitted', module: 0 }]);
  await eventually(() => expect(dialog()).toBeNull());
});

test('submits nothing when the student keeps working', async () => {
  const { sent } = await show({ unanswered: 1, msLeft: 20_000, module: 3 });
  button('Submit and finish').click();
  await eventually(() => expect(dialog()?.textContent).toContain('the test is over'));
  expect(dialog()?.textContent).toContain('1 question has no answer yet.');
  expect(dialog()?.textContent).not.toContain('comes next');
  inDialog('Keep working').click();
  await eventually(() => expect(dialog()).toBeNull());
  expect(sent).toEqual([]);
});

test('submits at once in the last minute when every question has an answer', async () => {
  const { sent } = await show({ msLeft: 59_000 });
  button('Submit module 1').click();
  expect(sent).toEqual([{ type: 'submitted', module: 0 }]);
  expect(dialog()).toBeNull();
});

test('closes the dialog when the time runs out', async () => {
  const { sent, pass } = await show({ msLeft: 754_000 });
  button('Submit module 1').click();
  await eventually(() => expect(dialog()?.textContent).toContain('Every question has an answer.'));
  pass(754_000);
  await eventually(() => expect(dialog()).toBeNull());
  expect(sent).toEqual([]);
});
