import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipSegment, clipStroke } from './clip-stroke.ts';
import { curveStrokes } from './curve-strokes.ts';
import type { Curve, Point } from '../figure.ts';
import { halfPlane } from './half-plane.ts';

const box = { minX: -5, maxX: 5, minY: -5, maxY: 5 };
const strokes = (curve: Curve): Point[][] => curveStrokes(curve, box);
const points = (curve: Curve): Point[] => strokes(curve).flat();
const isInside = ([x, y]: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) <= 5 + 1e-9;

describe('curveStrokes', () => {
  it('runs a line from edge to edge', () => {
    const [stroke] = strokes({
      kind: 'line',
      through: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(stroke?.[0]?.[0]).toBeCloseTo(-5);
    expect(stroke?.[1]?.[1]).toBeCloseTo(5);
  });

  it('draws an upright line without a slope', () => {
    const drawn = points({
      kind: 'line',
      through: [
        [2, 0],
        [2, 7],
      ],
    });
    expect(drawn.every(([x]) => x === 2)).toBe(true);
    expect(drawn.map(([, y]) => y)).toEqual([expect.closeTo(-5), expect.closeTo(5)]);
  });

  it('draws nothing for a line through one point twice, or past the window', () => {
    expect(
      strokes({
        kind: 'line',
        through: [
          [1, 1],
          [1, 1],
        ],
      }),
    ).toEqual([]);
    expect(
      strokes({
        kind: 'line',
        through: [
          [9, 0],
          [9, 1],
        ],
      }),
    ).toEqual([]);
  });

  it('keeps to the stretch of x it is given', () => {
    const xs = points({ kind: 'polynomial', coefficients: [0, 1], from: -1, to: 2 }).map(
      ([x]) => x,
    );
    expect(Math.min(...xs)).toBeCloseTo(-1);
    expect(Math.max(...xs)).toBeCloseTo(2);
    expect(strokes({ kind: 'polynomial', coefficients: [0], from: 3, to: 1 })).toEqual([]);
    expect(
      strokes({
        kind: 'line',
        through: [
          [0, 0],
          [1, 0],
        ],
        to: -9,
      }),
    ).toEqual([]);
  });

  it('breaks a curve that leaves the window and comes back', () => {
    expect(strokes({ kind: 'polynomial', coefficients: [9, 0, -1] })).toHaveLength(2);
  });

  it('begins a root where it begins and bends an absolute value at its tip', () => {
    expect(points({ kind: 'root', factor: 1, h: 1.005, k: 2 })[0]).toEqual([1.005, 2]);
    expect(points({ kind: 'absolute', factor: 1, h: 0.017, k: -3 })).toContainEqual([0.017, -3]);
  });

  it('survives a growth beyond all numbers', () => {
    const drawn = points({ kind: 'exponential', factor: 1, base: 1e300, shift: -1 });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.flat().every(Number.isFinite)).toBe(true);
    expect(
      points({ kind: 'exponential', factor: 0, base: 1e300 }).flat().every(Number.isFinite),
    ).toBe(true);
  });

  it('draws a circle and a path as far as they are in view', () => {
    expect(points({ kind: 'circle', center: [5, 0], radius: 2 }).every(isInside)).toBe(true);
    const path: Curve = {
      kind: 'path',
      points: [
        [-9, 0],
        [0, 0],
        [0, 9],
      ],
    };
    expect(strokes(path)).toEqual([
      [
        [-5, 0],
        [0, 0],
        [0, 5],
      ],
    ]);
  });
});

describe('clipStroke', () => {
  const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
  const anyPoint = fc.tuple(coordinate, coordinate);

  it('never leaves the box', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 8 }), (stroke) => {
        expect(clipStroke(stroke, box).flat().every(isInside)).toBe(true);
      }),
    );
  });

  it('keeps what is inside whole', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 8 }), (stroke) => {
        const within = stroke.map(([x, y]): Point => [x / 5, y / 5]);
        expect(clipStroke(within, box)).toEqual([within]);
      }),
    );
  });

  it('drops a segment that runs beside the box', () => {
    expect(clipSegment([-9, 7], [9, 7], box)).toBeUndefined();
    expect(clipSegment([7, -9], [9, 20], box)).toBeUndefined();
  });
});

describe('halfPlane', () => {
  it('gives both sides of a line, whichever way its points are told', () => {
    const line: [Point, Point] = [
      [0, 0],
      [1, 1],
    ];
    const back: [Point, Point] = [
      [1, 1],
      [0, 0],
    ];
    expect(halfPlane(line, 'above', box)).toEqual(halfPlane(back, 'above', box));
    expect(halfPlane(line, 'above', box)).toContainEqual([-5, 5]);
    expect(halfPlane(line, 'below', box)).toContainEqual([5, -5]);
  });

  it('takes “above” an upright line as to its right', () => {
    for (const line of [
      [
        [1, 0],
        [1, 4],
      ],
      [
        [1, 4],
        [1, 0],
      ],
    ] as [Point, Point][]) {
      expect(halfPlane(line, 'above', box).every(([x]) => x >= 1)).toBe(true);
      expect(halfPlane(line, 'below', box).every(([x]) => x <= 1)).toBe(true);
    }
  });
});
