import { expect, test } from 'vitest';
import { freeNames, renamePoint, withoutPoint } from './point-names.ts';

const triangle = {
  kind: 'geometry',
  points: { A: [0, 0], B: [1, 0], C: [0, 1] },
  segments: [
    { from: 'A', to: 'B', label: 'A' },
    { from: 'B', to: 'C' },
  ],
  polygons: [['A', 'B', 'C']],
  hidden: ['A'],
};

test('a point is renamed wherever the figure speaks of it, but not in labels', () => {
  expect(renamePoint(triangle, 'A', 'M')).toEqual({
    kind: 'geometry',
    points: { M: [0, 0], B: [1, 0], C: [0, 1] },
    segments: [
      { from: 'M', to: 'B', label: 'A' },
      { from: 'B', to: 'C' },
    ],
    polygons: [['M', 'B', 'C']],
    hidden: ['M'],
  });
  expect(Object.keys(renamePoint(triangle, 'A', 'M')['points'] as object)).toEqual(['M', 'B', 'C']);
});

test('a point takes along what was drawn from it', () => {
  expect(withoutPoint(triangle, 'C')).toMatchObject({
    points: { A: [0, 0], B: [1, 0] },
    segments: [{ from: 'A', to: 'B', label: 'A' }],
    polygons: [],
  });
});

test('names that are taken are not offered', () => {
  expect(freeNames({ A: [0, 0], C: [0, 0] }).slice(0, 2)).toEqual(['B', 'D']);
  expect(freeNames({})).toContain('A′');
});
