import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawing, Room, Shape } from './drawing.ts';
import { drawFigure } from './draw-figure.ts';
import { type Figure, figure } from './figure.ts';
import { lintFigure } from './lint-figure.ts';
import { outlines, shapeBounds } from './geometry/shape-bounds.ts';

const commonFields = { id: 'f', alt: 'A figure that is drawn to be looked at' };

const examples: Record<Exclude<Figure['kind'], 'table'>, object> = {
  'bar-chart': {
    title: 'Seedlings',
    xLabel: 'Soil',
    y: { min: 0, max: 20, step: 5, label: 'Height' },
    categories: ['Loam', 'Clay'],
    series: [
      { name: 'Sun', values: [18, 12] },
      { name: 'Shade', values: [9, 4] },
    ],
  },
  'line-chart': {
    y: { min: 0, max: 20, step: 5 },
    categories: ['2001', '2002'],
    series: [{ name: 'Sun', values: [18, 12] }],
  },
  histogram: {
    xLabel: 'Length',
    y: { min: 0, max: 8, step: 2 },
    from: 10,
    width: 5,
    counts: [3, 7],
  },
  'dot-plot': {
    x: { min: 0, max: 5, step: 1 },
    dots: [
      { value: 1, count: 2 },
      { value: 4, count: 3 },
    ],
  },
  'box-plot': {
    x: { min: 0, max: 50, step: 10 },
    plots: [{ name: 'Bus', min: 5, q1: 10, median: 20, q3: 30, max: 45 }],
  },
  scatterplot: {
    x: { min: 0, max: 10, step: 1 },
    y: { min: 0, max: 10, step: 1 },
    points: [
      [1, 1],
      [5, 4],
      [9, 8],
    ],
    fit: { slope: 0.9, intercept: 0 },
  },
  plane: {
    x: { min: -5, max: 5, step: 1 },
    y: { min: -5, max: 5, step: 1 },
    curves: [
      {
        kind: 'line',
        through: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  },
  geometry: { points: { A: [0, 0], B: [3, 4] }, segments: [{ from: 'A', to: 'B', label: '5' }] },
};

const draw = (spec: object, room?: Room): Drawing => {
  const drawing = drawFigure(figure.parse({ ...commonFields, ...spec }), room);
  if (!drawing) throw new Error('there is no drawing');
  return drawing;
};

function coordinates(shape: Shape): number[] {
  return shape.kind === 'text' ? shape.at : outlines(shape).flat(2);
}

/** The shapes that are not completely inside the drawing. Coordinates are rounded, so an edge may be slightly outside. */
function shapesOutside({ width, height, shapes }: Drawing): Shape[] {
  return shapes.filter((shape) => {
    const { minX, maxX, minY, maxY } = shapeBounds(shape);
    const isFinite = coordinates(shape).every(Number.isFinite);
    const isInside = Math.min(minX, minY) >= -0.1 && maxX <= width + 0.1 && maxY <= height + 0.1;
    return !(isFinite && isInside);
  });
}

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 80 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constant('W'.repeat(80)),
    fc.constant('Nguyễn Thị Minh Khai và các bạn'),
  )
  .filter((value) => value.trim() !== '' && value.length <= 80);

/** Mostly within the size of a plane, sometimes far outside. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -12, max: 12 }) },
  { weight: 3, arbitrary: fc.double({ min: -20, max: 20, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
);

const axis = fc
  .record({
    min: number,
    step: fc.oneof(fc.constantFrom(0.1, 1, 2, 5), fc.double({ min: 1e-3, max: 1e4, noNaN: true })),
    steps: fc.integer({ min: 1, max: 40 }),
    every: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    label: fc.option(text, { nil: undefined }),
  })
  .map(({ steps, ...rest }) => ({ ...rest, max: rest.min + steps * rest.step * 0.999 }));

type Ends = { min: number; max: number };
const within = ({ min, max }: Ends): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const point = fc.tuple(number, number);

const barChart = axis.chain((y) =>
  fc.integer({ min: 2, max: 12 }).chain((count) =>
    fc.record({
      kind: fc.constantFrom('bar-chart', 'line-chart'),
      title: fc.option(text, { nil: undefined }),
      xLabel: fc.option(text, { nil: undefined }),
      y: fc.constant(y),
      categories: fc.array(text, { minLength: count, maxLength: count }),
      series: fc.array(
        fc.record({
          name: text,
          values: fc.array(within(y), { minLength: count, maxLength: count }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  ),
);

const scatterplot = fc.tuple(axis, axis).chain(([x, y]) =>
  fc.record({
    kind: fc.constant('scatterplot'),
    x: fc.constant(x),
    y: fc.constant(y),
    points: fc.array(fc.tuple(within(x), within(y)), { minLength: 3, maxLength: 40 }),
    fit: fc.option(fc.record({ slope: number, intercept: number }), { nil: undefined }),
  }),
);

const style = {
  label: fc.option(text, { nil: undefined }),
  dashed: fc.boolean(),
};
const run = {
  ...style,
  from: fc.option(number, { nil: undefined }),
  to: fc.option(number, { nil: undefined }),
};
const curve = fc.oneof(
  fc.record({
    kind: fc.constant('line'),
    through: fc.tuple(point, point),
    shade: fc.constantFrom(undefined, 'above', 'below'),
    ...run,
  }),
  fc.record({
    kind: fc.constant('polynomial'),
    coefficients: fc.array(number, { minLength: 1, maxLength: 6 }),
    ...run,
  }),
  fc.record({
    kind: fc.constant('exponential'),
    factor: number,
    base: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
    ...run,
  }),
  fc.record({ kind: fc.constant('absolute'), factor: number, h: number, k: number, ...run }),
  fc.record({ kind: fc.constant('root'), factor: number, h: number, k: number, ...run }),
  fc.record({
    kind: fc.constant('circle'),
    center: point,
    radius: fc.double({ min: 1e-3, max: 30, noNaN: true }),
    ...style,
  }),
  fc.record({
    kind: fc.constant('path'),
    points: fc.array(point, { minLength: 2, maxLength: 6 }),
    ...style,
  }),
);

const plane = fc.record({
  kind: fc.constant('plane'),
  x: axis,
  y: axis,
  curves: fc.array(curve, { minLength: 1, maxLength: 6 }),
  points: fc.array(
    fc.record({
      at: point,
      label: fc.option(text, { nil: undefined }),
      open: fc.option(fc.boolean(), { nil: undefined }),
    }),
    { maxLength: 5 },
  ),
});

const name = fc.constantFrom('A', 'B', 'C', 'D');
const geometry = fc.record({
  kind: fc.constant('geometry'),
  points: fc.record({ A: point, B: point, C: point, D: point }),
  hidden: fc.uniqueArray(name),
  segments: fc.array(
    fc.record({
      from: name,
      to: name,
      label: fc.option(text, { nil: undefined }),
      side: fc.constantFrom(undefined, 'left', 'right'),
      ticks: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      line: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  polygons: fc.array(fc.array(name, { minLength: 3, maxLength: 4 }), { maxLength: 2 }),
  circles: fc.array(
    fc.record({ center: name, radius: fc.double({ min: 1e-3, max: 30, noNaN: true }) }),
    { maxLength: 2 },
  ),
  angles: fc.array(
    fc.record({
      at: name,
      from: name,
      to: name,
      label: fc.option(text, { nil: undefined }),
      right: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  notToScale: fc.boolean(),
});

describe('drawFigure', () => {
  it.each(Object.entries(examples))('draws a %s inside its bounds', (kind, spec) => {
    const drawing = draw({ kind, ...spec });
    expect(drawing.shapes.length).toBeGreaterThan(2);
    expect(shapesOutside(drawing)).toEqual([]);
  });

  it.each(Object.entries(examples))('draws a %s that fits a phone', (kind, spec) => {
    const drawing = draw({ kind, ...spec }, 'narrow');
    expect(drawing.width).toBeLessThanOrEqual(320);
    expect(shapesOutside(drawing)).toEqual([]);
  });

  it('does not draw tables', () => {
    const table = figure.parse({
      kind: 'table',
      ...commonFields,
      columns: ['x', 'y'],
      rows: [['1', '2']],
    });
    expect(drawFigure(table)).toBeUndefined();
  });

  it.each(Object.entries(examples))('draws the title of a %s first', (kind, spec) => {
    const [first] = draw({ kind, ...spec, title: 'Growth of Rice' }).shapes;
    expect(first).toMatchObject({ kind: 'text', bold: true, runs: [{ text: 'Growth of Rice' }] });
  });

  it.each([
    ['chart', barChart],
    ['scatterplot', scatterplot],
    ['plane', plane],
    ['geometry', geometry],
  ] as [string, fc.Arbitrary<object>][])(
    'keeps any valid %s finite and inside its bounds',
    (_, specs) => {
      fc.assert(
        fc.property(specs, (spec) => {
          const parsed = figure.parse({ ...commonFields, ...spec });
          fc.pre(lintFigure(parsed).length === 0);
          expect(shapesOutside(draw(spec))).toEqual([]);
        }),
        { numRuns: process.env['FULL'] ? 120 : 40 },
      );
    },
  );

  it('draws figures that fail linting, for a preview of unfinished work', () => {
    const axes = { x: { min: 3, max: 3, step: 1 }, y: { min: 0, max: 1e9, step: 1e-3 } };
    const points = [{ at: [3, 5], label: 'P' }];
    const series = [{ name: 'Sun', values: [1] }];
    const specs = [
      { kind: 'plane', ...axes, points },
      { ...examples['bar-chart'], kind: 'bar-chart', y: axes.x },
      { ...examples.scatterplot, kind: 'scatterplot', ...axes },
      { ...examples['line-chart'], kind: 'line-chart', series },
    ];
    for (const spec of specs) expect(shapesOutside(draw(spec))).toEqual([]);
  });
});
