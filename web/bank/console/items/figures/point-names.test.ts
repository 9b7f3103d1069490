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

test('a renamed point changes its name everywhere in the figure except in labels', () => {
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

test('removing a point removes everything drawn from it', () => {
  expect(withoutPoint(triangle, 'C')).toMatchObject({
    points: { A: [0, 0], B: [1, 0] },
    segments: [{ from: 'A', to: 'B', label: 'A' }],
    polygons: [],
  });
});

test('offers only names that no point uses', () => {
  expect(freeNames({ A: [0, 0], C: [0, 0] }).slice(0, 2)).toEqual(['B', 'D']);
  expect(freeNames({})).toContain('A′');
});
