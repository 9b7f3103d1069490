import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { PacingBars } from './pacing-bars.tsx';
import type { PacingGroup } from './pacing-group.ts';
import { ResultBar } from './result-bar.tsx';
import { ScoreStairs } from './score-stairs.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
});

const drawing = (): Element | null => document.querySelector('svg[role=img]');

test('the stairs describe the score, its range and the goal as text', async () => {
  render(<ScoreStairs score={1340} low={1290} high={1390} goal={1400} />);
  await eventually(() =>
    expect(drawing()?.getAttribute('aria-label')).toBe(
      '1340, likely between 1290 and 1390, on a scale from 400 to 1600. Goal 1400',
    ),
  );
  expect(drawing()?.textContent).toContain('1290–1390');
});

test.each([
  [400, 400, 440],
  [1600, 1560, 1600],
])('draws a score of %s, at the end of the scale', async (score, low, high) => {
  render(<ScoreStairs score={score} low={low} high={high} goal={score} />);
  await eventually(() => expect(drawing()).not.toBeNull());
  expect(drawing()?.outerHTML).not.toMatch(/NaN|-\d[\d.]*%/);
});

test('a result bar describes its counts and draws no empty segment', async () => {
  render(<ResultBar tally={{ right: 21, wrong: 6, noAnswer: 0, total: 27 }} />);
  await eventually(() =>
    expect(drawing()?.getAttribute('aria-label')).toBe('21 correct, 6 incorrect, 0 with no answer'),
  );
  expect(drawing()?.querySelectorAll(':scope > rect')).toHaveLength(2);
});

const bare = [1, 2, 3].map((number) => ({
  key: `${number}`,
  number,
  name: `Question ${number}`,
  result: 'wrong' as const,
  ms: number * 60_000,
}));
const bars = bare.map((bar) => ({ ...bar, to: `/q${bar.number}` }));
const group: PacingGroup = {
  key: 'm',
  name: 'Math 1',
  shortName: 'M1',
  note: '',
  evenMs: 90_000,
  bars,
};

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('a')];
const stops = (): string[] =>
  links()
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((link) => link.getAttribute('aria-label')!);

test('a module of pacing bars is one tab stop, and arrow keys move through it', async () => {
  render(
    <MemoryRouter>
      <PacingBars summary="All slow" groups={[group]} />
    </MemoryRouter>,
  );
  await eventually(() => expect(stops()).toEqual(['Question 1']));
  links()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await eventually(() => expect(stops()).toEqual(['Question 2']));
  links()[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await eventually(() => expect(stops()).toEqual(['Question 3']));
});

test('bars without an address are drawn without links', async () => {
  render(<PacingBars summary="All slow" groups={[{ ...group, bars: bare }]} />);
  await eventually(() => expect(drawing()?.getAttribute('aria-label')).toBe('All slow'));
  expect(links()).toEqual([]);
});

test('the line of the even pace stays inside the drawing if every answer was quicker', async () => {
  const quick = bare.map((bar) => ({ ...bar, ms: 1000 }));
  render(<PacingBars summary="All quick" groups={[{ ...group, bars: quick }]} />);
  await eventually(() => expect(drawing()?.getAttribute('aria-label')).toBe('All quick'));
  const lines = [...document.querySelectorAll('line')].map((line) => line.getAttribute('y1'));
  expect(lines.every((y) => Number(y) >= 0)).toBe(true);
});
