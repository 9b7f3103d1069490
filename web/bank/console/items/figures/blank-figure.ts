import type { DraftFigure, FigureKind } from './figure-parts.ts';

const axis = { min: 0, max: 10, step: 2 };
const window = { min: -10, max: 10, step: 2 };

/** Complete enough to be drawn at once, so that an author sees what to change. */
const templates: Record<FigureKind, object> = {
  table: {
    columns: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
  'bar-chart': {
    y: axis,
    categories: ['A', 'B', 'C'],
    series: [{ name: 'Series 1', values: [4, 7, 5] }],
  },
  'line-chart': {
    y: axis,
    categories: ['2020', '2021', '2022'],
    series: [{ name: 'Series 1', values: [4, 7, 5] }],
  },
  histogram: { xLabel: 'Value', y: axis, from: 0, width: 10, counts: [2, 5, 3] },
  'dot-plot': {
    x: { min: 0, max: 5, step: 1, label: 'Value' },
    dots: [
      { value: 1, count: 2 },
      { value: 2, count: 4 },
      { value: 3, count: 1 },
    ],
  },
  'box-plot': {
    x: { min: 0, max: 20, step: 2, label: 'Value' },
    plots: [{ name: 'Group 1', min: 2, q1: 6, median: 9, q3: 13, max: 18 }],
  },
  scatterplot: {
    x: { ...axis, label: 'x' },
    y: { ...axis, label: 'y' },
    points: [
      [1, 2],
      [4, 5],
      [8, 7],
    ],
  },
  plane: {
    x: window,
    y: window,
    curves: [
      {
        kind: 'line',
        through: [
          [0, 1],
          [2, 5],
        ],
      },
    ],
    points: [],
  },
  geometry: {
    points: { A: [0, 0], B: [6, 0], C: [2, 4] },
    segments: [
      { from: 'A', to: 'B' },
      { from: 'B', to: 'C' },
      { from: 'C', to: 'A' },
    ],
  },
};

/** An id that no other figure of the item has: `figure-1`, or the next free one. */
function freeId(figures: readonly DraftFigure[]): string {
  const usedIds = new Set(figures.map(({ id }) => id));
  let number = 1;
  while (usedIds.has(`figure-${number}`)) number += 1;
  return `figure-${number}`;
}

export const blankFigure = (kind: FigureKind, figures: readonly DraftFigure[]): DraftFigure => ({
  kind,
  id: freeId(figures),
  alt: '',
  ...structuredClone(templates[kind]),
});
