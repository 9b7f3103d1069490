import { describe, expect, test } from 'vitest';
import { CurveTiles } from './curves/curve-tiles.ts';
import type { Entry } from './parse/entry.ts';
import { evaluateRows } from './evaluate-rows.ts';
import { findRoots } from './curves/find-roots.ts';
import { formatCoordinate, fractionOf } from './format-number.ts';
import { ImplicitTiles } from './curves/implicit-tiles.ts';
import { pointsOfInterest } from './curves/points-of-interest.ts';

const area = { left: -10, right: 10, bottom: -10, top: 10 };

function interests(...texts: string[]): string[] {
  const rows = texts.map((text, i): Entry => ({ kind: 'expression', id: String(i), text }));
  const plots = evaluateRows(rows, 'radians').map((outcome) => outcome.plot);
  return pointsOfInterest(plots, 0, area).map(
    ({ kind, x, y }) => `${kind} ${formatCoordinate(x)}, ${formatCoordinate(y)}`,
  );
}

describe('points of interest', () => {
  test('finds the points of interest of a parabola', () => {
    expect(interests('y=2x^2-14x+21')).toEqual([
      'vertex 3.5, -3.5',
      'xIntercept 2.177, 0',
      'xIntercept 4.823, 0',
      'yIntercept 0, 21',
    ]);
  });

  test('finds a root that only touches the axis', () => {
    expect(interests('y=(x-2)^2')).toContain('xIntercept 2, 0');
    expect(interests('y=(x+1/3)^2')).toContain('xIntercept -0.3333, 0');
  });

  test('a kink counts as a minimum, a pole does not', () => {
    expect(interests('y=|x-2|+1')).toEqual(['minimum 2, 1', 'yIntercept 0, 3']);
    expect(interests('y=1/(x-1)')).toEqual(['yIntercept 0, -1']);
    expect(interests('y=1/(x-1)^2')).toEqual(['yIntercept 0, 1']);
    expect(interests('y=tan(x)').filter((one) => /mum|vertex/.test(one))).toEqual([]);
  });

  test('finds intersections of lines, parabolas, circles and vertical lines', () => {
    expect(interests('y=x^2', 'y=x+2').filter((one) => one.startsWith('inter'))).toEqual([
      'intersection -1, 1',
      'intersection 2, 4',
    ]);
    expect(interests('x^2+y^2=25', 'y=x+1').filter((one) => one.startsWith('inter'))).toEqual([
      'intersection -4, -3',
      'intersection 3, 4',
    ]);
    expect(
      interests('x^2+y^2=25', 'x^2-y=13').filter((one) => one.startsWith('inter')).length,
    ).toBe(4);
    expect(
      interests('x^2+y^2=25', 'x y=12')
        .filter((one) => one.startsWith('inter'))
        .toSorted(),
    ).toEqual([
      'intersection -3, -4',
      'intersection -4, -3',
      'intersection 3, 4',
      'intersection 4, 3',
    ]);
    expect(interests('y=2x+1', 'x=3')).toContain('intersection 3, 7');
    expect(interests('2x+3y=6', 'x-y=3')).toContain('intersection 3, 0');
  });

  test('finds the solutions of an equation in one unknown', () => {
    expect(interests('2x+3=7')).toEqual(['solution 2, 0']);
    expect(interests('x^2=2')).toEqual(['solution -1.414, 0', 'solution 1.414, 0']);
  });

  test('finds no intersections of identical curves', () => {
    expect(interests('y=x', 'y=x').filter((one) => one.startsWith('inter'))).toEqual([]);
  });
});

test('finds roots with floating-point precision', () => {
  expect(findRoots((x) => x * x * x - 8, { from: -9, to: 11 })).toEqual([2]);
  expect(findRoots((x) => Math.sin(x), { from: -1, to: 7 })).toHaveLength(3);
  expect(findRoots(() => 0, { from: 0, to: 1 })).toEqual([]);
});

const pieces = (at: (x: number) => number): Float64Array[] =>
  new CurveTiles(at).cover(-5, 5, 0.02, 0.02);

/** The largest step between neighboring samples of one line. */
function largestDrawnStep(at: (x: number) => number): number {
  let largest = 0;
  for (const line of pieces(at)) {
    for (let i = 3; i < line.length; i += 2) {
      const step = Math.abs(line[i]! - line[i - 2]!);
      if (step > largest) largest = step;
    }
  }
  return largest;
}

describe('sampling', () => {
  test('interrupts the line at jumps and poles', () => {
    expect(largestDrawnStep((x) => Math.floor(x))).toBeLessThan(0.5);
    const crossings = pieces((x) => 1 / x).flatMap((line) =>
      [...line].filter((_, i) => i % 2 === 1 && i > 2 && line[i]! * line[i - 2]! < 0),
    );
    expect(crossings).toEqual([]);
  });

  test('samples up to the edge of a domain', () => {
    const starts = pieces(Math.sqrt).flatMap((line) => {
      const first = [...line].findIndex((value, i) => i % 2 === 1 && Number.isFinite(value));
      return first > 0 ? [line[first - 1]!] : [];
    });
    expect(Math.min(...starts)).toBeCloseTo(0, 9);
  });

  test('bounds the samples of a noisy function', () => {
    const count = pieces((x) => Math.sin(1e6 * x)).reduce((sum, line) => sum + line.length, 0);
    expect(count).toBeLessThan(200_000);
  });

  test('reuses the samples that a pan still shows', () => {
    let calls = 0;
    const tiles = new CurveTiles((x) => {
      calls += 1;
      return x;
    });
    tiles.cover(-5, 5, 0.02, 0.02);
    const before = calls;
    tiles.cover(-4.9, 5.1, 0.02, 0.02);
    expect(calls - before).toBeLessThan(before / 3);
  });
});

test('draws a circle with a constant radius', () => {
  const lines = new ImplicitTiles((x, y) => x * x + y * y - 9).cover(area, 0.03, 0.03);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      expect(Math.hypot(line[i]!, line[i + 1]!)).toBeCloseTo(3, 3);
    }
  }
});

test('finds only fractions of small integers', () => {
  expect(fractionOf(3.5)).toBe('7/2');
  expect(fractionOf(-1 / 3)).toBe('-1/3');
  expect(fractionOf(Math.PI)).toBeUndefined();
  expect(fractionOf(4)).toBeUndefined();
});
