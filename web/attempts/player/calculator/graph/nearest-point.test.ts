import { expect, test } from 'vitest';
import { evaluateRows } from '../engine/evaluate-rows.ts';
import { pointsOfInterest } from '../engine/curves/points-of-interest.ts';
import type { GraphPainter } from './graph-painter.ts';
import { nearestPoint } from './nearest-point.ts';
import { areaOf, homeView } from './view.ts';

const size = { width: 400, height: 400 };
const view = { ...homeView, unitX: 0.05, unitY: 0.05 };
const [{ plot }] = evaluateRows(
  [{ kind: 'expression', id: '1', text: 'y=x^2-3x+1' }],
  'radians',
) as [{ plot: Extract<ReturnType<typeof evaluateRows>[0]['plot'], { kind: 'curve' }> }];

/** A painter that has drawn the curve in steps of a pixel. */
const painter = {
  size,
  linesOf: () => {
    const xs = Array.from({ length: 400 }, (_, i) => -10 + i * 0.05);
    return [{ lines: [Float64Array.from(xs.flatMap((x) => [x, plot.at(x)]))], isSwapped: false }];
  },
} as unknown as GraphPainter;

const layers = [{ row: 0, plot, colour: 0 }];
const interestsOf = (row: number) => pointsOfInterest([plot], row, areaOf(view, size));

/** A tap 6 pixels beside the vertex (1.5, −1.25), with the empty last line active. */
const tap = [layers, [], 1, 200 + 1.5 / 0.05 - 6, 200 + 1.25 / 0.05, 14] as const;

test('the first tap on a curve that is not active snaps to its vertex', () => {
  const found = nearestPoint(painter, view, ...tap, interestsOf);
  expect(found).toMatchObject({ x: 1.5, y: -1.25, row: 0 });
});

test('a drag along the curve does not snap', () => {
  expect(nearestPoint(painter, view, ...tap)?.x).not.toBe(1.5);
});
