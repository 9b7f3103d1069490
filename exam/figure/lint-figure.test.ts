import { describe, expect, it } from 'vitest';
import { figure, type Figure } from './figure.ts';
import { lintFigure } from './lint-figure.ts';

const alt = 'A picture described in enough words for somebody who does not see it.';
const axis = { min: 0, max: 10, step: 1 };
const backward = { min: 10, max: 0, step: 1 };
const dense = { min: 0, max: 100, step: 1 };
const box = { name: 'Hens', min: 1, q1: 2, median: 4, q3: 6, max: 9 };

const parse = (spec: Record<string, unknown>): Figure => figure.parse({ id: 'f', alt, ...spec });
const messages = (spec: Record<string, unknown>): string[] =>
  lintFigure(parse(spec)).map(({ message }) => message.en);

const good: Record<string, unknown>[] = [
  { kind: 'table', columns: ['a', 'b'], rows: [['1', '2']] },
  { kind: 'bar-chart', y: axis, categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] },
  { kind: 'line-chart', y: axis, categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] },
  { kind: 'histogram', xLabel: 'x', y: axis, from: 0, width: 2, counts: [1, 2] },
  {
    kind: 'dot-plot',
    x: axis,
    dots: [
      { value: 1, count: 2 },
      { value: 2, count: 1 },
    ],
  },
  { kind: 'box-plot', x: axis, plots: [box] },
  {
    kind: 'scatterplot',
    x: axis,
    y: axis,
    points: [
      [1, 1],
      [2, 2],
      [3, 4],
    ],
  },
  { kind: 'plane', x: axis, y: axis, points: [{ at: [1, 1] }] },
  { kind: 'geometry', points: { A: [0, 0], B: [1, 0] }, segments: [{ from: 'A', to: 'B' }] },
];

const findGood = (kind: string): Record<string, unknown> =>
  good.find((each) => each['kind'] === kind) ?? {};

describe('lintFigure', () => {
  it.each(good)('finds no problem in a good $kind', (spec) => {
    expect(messages(spec)).toEqual([]);
  });

  it('requires a description that says more than the title', () => {
    const table = findGood('table');
    expect(lintFigure(parse({ ...table, alt: 'A table.' }))[0]?.code).toBe('figure-alt');
    expect(lintFigure(parse({ ...table, title: alt, alt }))[0]?.code).toBe('figure-alt');
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['one cell for each column', 'table', { rows: [['1']] }],
    ['one value for each category', 'bar-chart', { series: [{ name: 's', values: [1] }] }],
    ['outside the y axis', 'line-chart', { series: [{ name: 's', values: [1, 11] }] }],
    ['ends before it begins', 'bar-chart', { y: backward }],
    ['more than 40 steps', 'histogram', { y: dense }],
    ['outside the y axis', 'histogram', { counts: [1, 12] }],
    [
      'outside the x axis',
      'dot-plot',
      {
        dots: [
          { value: 1, count: 1 },
          { value: 30, count: 1 },
        ],
      },
    ],
    ['out of order', 'box-plot', { plots: [{ ...box, q1: 5 }] }],
    ['outside the x axis', 'box-plot', { plots: [{ ...box, max: 14 }] }],
    [
      'outside the x axis',
      'scatterplot',
      {
        points: [
          [-1, 1],
          [2, 2],
          [3, 3],
        ],
      },
    ],
    [
      'outside the y axis',
      'scatterplot',
      {
        points: [
          [1, 1],
          [2, 2],
          [3, 30],
        ],
      },
    ],
    ['nothing on it', 'plane', { points: [] }],
    ['outside its window', 'plane', { points: [{ at: [11, 1] }] }],
    ['outside its window', 'plane', { points: [{ at: [1, -1] }] }],
    ['no point C', 'geometry', { segments: [{ from: 'A', to: 'C' }] }],
    ['no point D', 'geometry', { polygons: [['A', 'B', 'D']] }],
    ['no point E', 'geometry', { circles: [{ center: 'E', radius: 1 }] }],
    ['no point F', 'geometry', { ellipses: [{ center: 'F', rx: 2, ry: 1 }] }],
    ['no point G', 'geometry', { angles: [{ at: 'G', from: 'A', to: 'B' }] }],
    ['no point H', 'geometry', { hidden: ['H'] }],
  ])('finds “%s” in a %s', (message, kind, change) => {
    expect(messages({ ...findGood(kind), ...change }).join()).toContain(message);
  });
});
