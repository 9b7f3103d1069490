import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import type { SaveState } from '../../player.ts';
import { useZoom } from '../zoom/use-zoom.ts';
import { MoreMenu } from './more-menu.tsx';
import { QuestionMenu } from './question-menu.tsx';
import { SaveSign } from './save-sign.tsx';

const onGo = vi.fn<(question: number) => void>();
const onReview = vi.fn<() => void>();
const onExit = vi.fn<() => void>();

const questions = [
  { answer: 'A', isMarked: false },
  { isMarked: true },
  { answer: '7/2', isMarked: true },
];

function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <QuestionMenu
      {...{ questions, isOpen, onGo, onReview }}
      current={2}
      heading="Module 1"
      onToggle={setOpen}
    />
  );
}

function ZoomScreen() {
  const zoom = useZoom();
  return (
    <>
      <p id="level">{zoom.level}</p>
      <MoreMenu
        items={[
          { name: 'exit', onSelect: onExit },
          { name: 'lineReader', isOn: true, onSelect: onExit },
        ]}
        zoom={zoom}
      />
    </>
  );
}

const states: SaveState[] = ['saved', 'saving', 'offline'];

function Sign() {
  const [state, setState] = useState<SaveState>('saved');
  return (
    <>
      <SaveSign saveState={state} />
      {states.map((each) => (
        <button key={each} onClick={() => setState(each)}>
          {each}
        </button>
      ))}
    </>
  );
}

const sign = (): string | undefined => document.querySelector('[data-state]')?.textContent;

beforeAll(startI18n);
beforeEach(async () => {
  localStorage.removeItem('testZoom');
  await i18next.changeLanguage('en');
});

test('the question menu names the state of each question and opens it', async () => {
  render(<Menu />);
  await eventually(() => button('Question 3 / 3').click());
  await eventually(() => button('Question 1, Answered'));
  expect(button('Question 2, Unanswered, For review')).toBeDefined();
  expect(button('Question 3, Answered, For review').getAttribute('aria-current')).toBe('step');
  button('Question 2, Unanswered').click();
  expect(onGo).toHaveBeenCalledWith(1);
  await eventually(() =>
    expect(button('Question 3 / 3').getAttribute('aria-expanded')).toBe('false'),
  );
});

test('the question menu opens the check page', async () => {
  render(<Menu />);
  await eventually(() => button('Question 3 / 3').click());
  await eventually(() => button('Go to review page').click());
  expect(onReview).toHaveBeenCalledOnce();
});

test('the save sign does not change while saving is fast', async () => {
  render(<Sign />);
  await eventually(() => expect(sign()).toBe('Saved'));
  button('saving').click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sign()).toBe('Saved');
  await eventually(() => expect(sign()).toBe('Saving…'));
});

test('the save sign announces that the connection is lost and that it is back', async () => {
  render(<Sign />);
  await eventually(() => expect(sign()).toBe('Saved'));
  button('offline').click();
  await eventually(() => expect(sign()).toContain('Offline, saved on this device'));
  const status = document.querySelector('output');
  expect(status?.textContent).toContain('Keep working');
  button('saved').click();
  await eventually(() => expect(status?.textContent).toContain('Back online'));
});

test('the menu zooms step by step without closing, and stores the level', async () => {
  render(<ZoomScreen />);
  await eventually(() => button('More').click());
  await eventually(() => button('Zoom in').click());
  await eventually(() => expect(document.querySelector('#level')?.textContent).toBe('110'));
  button('Zoom in').click();
  await eventually(() => expect(document.querySelector('#level')?.textContent).toBe('125'));
  expect(localStorage.getItem('testZoom')).toBe('125');
  button('reset to 100%').click();
  await eventually(() => expect(document.querySelector('#level')?.textContent).toBe('100'));
});

test('the exit is the last item of the menu, and a tool that is on is checked', async () => {
  render(<ZoomScreen />);
  await eventually(() => button('More').click());
  await eventually(() => button('Exit the test'));
  expect([...document.querySelectorAll('[role^=menuitem]')].at(-1)?.textContent).toContain('Exit');
  expect(button('Line reader').getAttribute('aria-checked')).toBe('true');
});
