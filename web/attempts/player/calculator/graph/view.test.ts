import { expect, test } from 'vitest';
import { tickLabel, ticksFor } from './ticks.ts';
import { nextInterest, traceStart, traceStep } from './trace.ts';
import { viewToFit } from './view-to-fit.ts';
import { areaOf, homeView, panned, viewOf, zoomed } from './view.ts';

const size = { width: 400, height: 200 };

test('zooming keeps the place under the pointer', () => {
  const view = { x: 3, y: -1, unitX: 0.1, unitY: 0.2 };
  const nearer = zoomed(view, 2, 50, -30);
  expect(nearer.x + 50 * nearer.unitX).toBeCloseTo(view.x + 50 * view.unitX);
  expect(nearer.y + 30 * nearer.unitY).toBeCloseTo(view.y + 30 * view.unitY);
});

test('zooming has limits', () => {
  let view = homeView;
  for (let i = 0; i < 500; i += 1) view = zoomed(view, 1.5);
  expect(view.unitX).toBeGreaterThan(0);
});

test('panning follows the pointer', () => {
  expect(panned(homeView, 20, 0).x).toBeCloseTo(-1);
  expect(panned(homeView, 0, 20).y).toBeCloseTo(1);
});

test('converts bounds to a view and back, and rejects invalid bounds', () => {
  const area = { left: -1, right: 7, bottom: 0, top: 100 };
  expect(areaOf(viewOf(area, size)!, size)).toEqual(area);
  expect(viewOf({ ...area, right: -2 }, size)).toBeUndefined();
  expect(viewOf({ ...area, right: Number.NaN }, size)).toBeUndefined();
});

test('fitting shows every point', () => {
  const points = [
    { x: 1990, y: 2_000 },
    { x: 2020, y: 9_000 },
  ];
  const area = areaOf(viewToFit([{ kind: 'points', points }], [], size)!, size);
  expect(area.left).toBeLessThan(1990);
  expect(area.top).toBeGreaterThan(9_000);
  expect(viewToFit([], [], size)).toBeUndefined();
});

test.each([
  [0.05, 2.5, '5'],
  [0.001, 0.05, '0.1'],
  [40, 2000, '5000'],
])('a pixel of %d has round labels', (unit, minStep, label) => {
  const { step } = ticksFor(unit, 64);
  expect(step).toBeGreaterThanOrEqual(minStep);
  expect(tickLabel(1, step)).toBe(label);
});

test('labels are short and free of rounding errors', () => {
  expect(tickLabel(3, 0.1)).toBe('0.3');
  expect(tickLabel(2, 1e7)).toBe('2·10⁷');
  expect(tickLabel(1, 1e-5)).toBe('1·10⁻⁵');
});

test('a trace moves in round steps, and from between two steps to the next', () => {
  const plot = { kind: 'curve', along: 'x', at: (x: number) => 2 * x } as const;
  const start = traceStart(plot, { ...homeView, x: 0.33 })!;
  const next = traceStep(plot, start, 1, homeView)!;
  expect(next.y).toBe(2 * next.x);
  expect(traceStep(plot, next, -1, homeView)).toEqual(start);
  expect(traceStep(plot, { x: 0.123, y: 0.246 }, 1, homeView)!.x).toBeCloseTo(0.5);
});

test('cycles through the points of interest in order', () => {
  const interests = [3, -1, 2].map((x) => ({ kind: 'xIntercept', x, y: 0 }) as const);
  expect(nextInterest(interests, undefined, 1)!.x).toBe(-1);
  expect(nextInterest(interests, { x: 2, y: 0 }, 1)!.x).toBe(3);
  expect(nextInterest(interests, { x: 3, y: 0 }, 1)!.x).toBe(-1);
  expect(nextInterest(interests, { x: -1, y: 0 }, -1)!.x).toBe(3);
});
