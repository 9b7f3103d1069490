import { describe, expect, test } from 'vitest';
import { barPath, hexagonCorner, fittingLabels, linear, linePath, spread, ticks } from './scale.ts';

describe('linear', () => {
  test('maps the ends onto the ends, also in reverse', () => {
    const y = linear([0, 180], [240, 20]);
    expect(y(0)).toBe(240);
    expect(y(180)).toBe(20);
    expect(y(90)).toBe(130);
  });

  test('maps an empty span to the middle instead of dividing by zero', () => {
    expect(linear([7, 7], [0, 100])(7)).toBe(50);
  });
});

describe('ticks', () => {
  test.each([
    [0, 168, [0, 50, 100, 150, 200]],
    [1110, 1400, [1100, 1200, 1300, 1400]],
    [0, 0.31, [0, 0.1, 0.2, 0.3, 0.4]],
    [0, 0, [0, 0.5]],
    [5, 5, [5, 5.5]],
  ])('places round ticks from %d to %d', (lowest, highest, expected) => {
    expect(ticks(lowest, highest)).toEqual(expected);
  });

  test('places few, evenly spaced ticks that cover every value', () => {
    for (let lowest = -40; lowest <= 40; lowest += 7) {
      for (let extent = 0.03; extent < 5000; extent *= 1.7) {
        const found = ticks(lowest, lowest + extent);
        const gaps = found.slice(1).map((tick, index) => tick - found[index]!);
        expect(found[0]).toBeLessThanOrEqual(lowest);
        expect(found.at(-1)).toBeGreaterThanOrEqual(lowest + extent - 1e-9);
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1e-6);
        expect(found.length).toBeLessThanOrEqual(6);
      }
    }
  });
});

describe('fitting', () => {
  test('keeps all labels when there is room', () => {
    expect([...fittingLabels([0, 50, 100], 40)].toSorted()).toEqual([0, 1, 2]);
  });

  test('drops labels that would touch, but never the last', () => {
    expect([...fittingLabels([0, 10, 20, 30, 40], 20)].toSorted()).toEqual([0, 2, 4]);
    expect([...fittingLabels([0, 35, 40], 20)].toSorted()).toEqual([0, 2]);
  });
});

describe('spread', () => {
  test('does not move positions that have room', () => {
    expect(spread([10, 50, 100], 20, [0, 100])).toEqual([10, 50, 100]);
  });

  test('moves overlapping positions apart within the bounds', () => {
    expect(spread([10, 11, 12], 20, [0, 100])).toEqual([10, 30, 50]);
    expect(spread([90, 99, 100], 20, [0, 100])).toEqual([60, 80, 100]);
  });

  test('spaces positions evenly when there is too little room', () => {
    expect(spread([0, 0, 0, 0, 0], 40, [0, 100])).toEqual([0, 25, 50, 75, 100]);
    expect(spread([50], 40, [0, 100])).toEqual([50]);
  });
});

test('a line runs through its points', () => {
  expect(
    linePath([
      { x: 0, y: 1 },
      { x: 2.25, y: 3 },
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
});

test('the corner of a bar is never rounder than the bar is high', () => {
  expect(barPath({ x: 0, y: 9 }, 10, 1)).toContain('q0-1 1-1');
  expect(barPath({ x: 0, y: 0 }, 10, 10)).toContain('q0-3 3-3');
});

test('the first corner of the hexagon is up, the fourth down', () => {
  const center = { x: 100, y: 100 };
  expect(hexagonCorner(0, 50, center)).toEqual({ x: 100, y: 50 });
  expect(hexagonCorner(3, 50, center).x).toBeCloseTo(100);
  expect(hexagonCorner(3, 50, center).y).toBeCloseTo(150);
  expect(hexagonCorner(1, 50, center).x).toBeCloseTo(143.3, 1);
});
