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
  it('draws a line from edge to edge', () => {
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

  it('draws a vertical line, which has no slope', () => {
    const vertical = points({
      kind: 'line',
      through: [
        [2, 0],
        [2, 7],
      ],
    });
    expect(vertical.every(([x]) => x === 2)).toBe(true);
    expect(vertical.map(([, y]) => y)).toEqual([expect.closeTo(-5), expect.closeTo(5)]);
  });

  it('draws nothing for a line through twice the same point, or outside the window', () => {
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

  it('draws only the given range of x', () => {
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

  it('breaks a curve that leaves the window and returns', () => {
    expect(strokes({ kind: 'polynomial', coefficients: [9, 0, -1] })).toHaveLength(2);
  });

  it('includes the start of a root and the vertex of an absolute value', () => {
    expect(points({ kind: 'root', factor: 1, h: 1.005, k: 2 })[0]).toEqual([1.005, 2]);
    expect(points({ kind: 'absolute', factor: 1, h: 0.017, k: -3 })).toContainEqual([0.017, -3]);
  });

  it('draws growth beyond the largest number', () => {
    const growth = points({ kind: 'exponential', factor: 1, base: 1e300, shift: -1 });
    expect(growth.length).toBeGreaterThan(0);
    expect(growth.flat().every(Number.isFinite)).toBe(true);
    expect(
      points({ kind: 'exponential', factor: 0, base: 1e300 }).flat().every(Number.isFinite),
    ).toBe(true);
  });

  it('clips a circle and a path to the window', () => {
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

  it('a clipped stroke never leaves the box', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 8 }), (stroke) => {
        expect(clipStroke(stroke, box).flat().every(isInside)).toBe(true);
      }),
    );
  });

  it('returns a stroke unchanged if it is inside the box', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 8 }), (stroke) => {
        const within = stroke.map(([x, y]): Point => [x / 5, y / 5]);
        expect(clipStroke(within, box)).toEqual([within]);
      }),
    );
  });

  it('drops a segment that passes the box', () => {
    expect(clipSegment([-9, 7], [9, 7], box)).toBeUndefined();
    expect(clipSegment([7, -9], [9, 20], box)).toBeUndefined();
  });
});

describe('halfPlane', () => {
  it('returns both sides of a line for either order of its points', () => {
    const line: [Point, Point] = [
      [0, 0],
      [1, 1],
    ];
    const reversed: [Point, Point] = [
      [1, 1],
      [0, 0],
    ];
    expect(halfPlane(line, 'above', box)).toEqual(halfPlane(reversed, 'above', box));
    expect(halfPlane(line, 'above', box)).toContainEqual([-5, 5]);
    expect(halfPlane(line, 'below', box)).toContainEqual([5, -5]);
  });

  it('takes “above” a vertical line as to its right', () => {
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
