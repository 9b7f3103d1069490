import { describe, expect, it } from 'vitest';
import type { Shape, TextShape } from '../drawing.ts';
import { drawFigure } from '../draw-figure.ts';
import { figure } from '../figure.ts';

const shapesOf = (spec: object): Shape[] =>
  drawFigure(figure.parse({ id: 'f', alt: 'A figure that is drawn to be looked at', ...spec }))
    ?.shapes ?? [];

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const texts = (shapes: Shape[]): string[] =>
  shapes.filter(isText).map(({ runs }) => runs.map(({ text }) => text).join(''));
const rects = (shapes: Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape] : []));

const y = { min: 0, max: 20, step: 5 };
const bars = {
  kind: 'bar-chart',
  y,
  categories: ['Loam', 'Clay'],
  series: ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, values: [10, 20] })),
};

describe('a bar chart', () => {
  it('draws bars as high as their values', () => {
    const [half, whole] = rects(shapesOf({ ...bars, series: bars.series.slice(0, 1) }));
    expect(whole?.height).toBeCloseTo(2 * (half?.height ?? 0));
  });

  it('distinguishes series without color', () => {
    const shapes = shapesOf(bars);
    const looks = rects(shapes)
      .filter((_, index) => index % 2 === 0)
      .slice(0, 4)
      .map(({ tone, fill }) => {
        const hatch = shapes.find((shape) => shape.kind === 'path' && shape.tone === tone);
        const lines = hatch?.kind === 'path' ? hatch.strokes : [];
        const slopes = new Set(
          lines.map(([a, b]) =>
            Math.sign(((b?.[1] ?? 0) - (a?.[1] ?? 0)) * ((b?.[0] ?? 0) - (a?.[0] ?? 0))),
          ),
        );
        return `${fill} ${[...slopes].filter((slope) => slope !== 0).length}`;
      });
    expect(new Set(looks).size).toBe(4);
  });

  it('draws a legend only for several series', () => {
    expect(texts(shapesOf(bars))).toContain('Three');
    expect(texts(shapesOf({ ...bars, series: bars.series.slice(0, 1) }))).not.toContain('One');
  });

  it('draws negative values below the base line', () => {
    const series = [{ name: 'One', values: [-5, 5] }];
    const [low, high] = rects(shapesOf({ ...bars, y: { min: -10, max: 10, step: 5 }, series }));
    expect(low?.at[1]).toBeCloseTo((high?.at[1] ?? 0) + (high?.height ?? 0));
    expect(texts(shapesOf({ ...bars, y: { min: -10, max: 20, step: 5 } }))).toContain('−10');
  });

  it('wraps names that fit their slots, and slants all of them when one does not fit', () => {
    const horizontal = shapesOf({
      ...bars,
      categories: ['Sandy loam from the delta of the river', 'Clay'],
    });
    expect(horizontal.filter(isText).some(({ rotation }) => rotation === -45)).toBe(false);
    const names = Array.from({ length: 8 }, (_, index) => `Transportation ${index}`);
    const series = [{ name: 'One', values: names.map(() => 5) }];
    const slanted = shapesOf({ ...bars, categories: names, series }).filter(isText);
    expect(slanted.filter(({ rotation }) => rotation === -45)).toHaveLength(8);
  });
});

describe('a line chart', () => {
  it('gives each series its own dash and marker', () => {
    const shapes = shapesOf({ ...bars, kind: 'line-chart' });
    const dashes = shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.weight === 'bold' ? [`${shape.tone} ${shape.dash}`] : [],
    );
    expect(new Set(dashes)).toEqual(
      new Set(['series-1 undefined', 'series-2 dashed', 'series-3 dotted', 'series-4 dash-dot']),
    );
    const marks = shapes.flatMap((shape) =>
      shape.kind === 'polygon' ? [`${shape.tone} ${shape.points.length} ${shape.fill}`] : [],
    );
    expect(new Set(marks)).toEqual(
      new Set(['series-2 4 paper', 'series-3 3 solid', 'series-4 4 paper']),
    );
  });
});

describe('a histogram', () => {
  it('draws touching bars and numbers their edges', () => {
    const spec = {
      kind: 'histogram',
      xLabel: 'Length',
      y,
      from: 10,
      width: 2.5,
      counts: [4, 20, 0],
    };
    const [first, second] = rects(shapesOf(spec));
    expect(second?.at[0]).toBeCloseTo((first?.at[0] ?? 0) + (first?.width ?? 0));
    expect(texts(shapesOf(spec))).toEqual(expect.arrayContaining(['10.0', '12.5', '15.0', '17.5']));
  });
});

describe('a dot plot', () => {
  it('draws a dot for each count, one above the other', () => {
    const dots = [
      { value: 1, count: 3 },
      { value: 2, count: 0 },
      { value: 1, count: 1 },
    ];
    const shapes = shapesOf({
      kind: 'dot-plot',
      x: { min: 0, max: 4, step: 1, label: 'Nests' },
      dots,
    });
    const circles = shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape] : []));
    expect(circles).toHaveLength(4);
    expect(new Set(circles.map(({ center }) => center[0])).size).toBe(1);
    const heights = circles.map(({ center }) => center[1]);
    const gaps = heights.slice(1).map((height, index) => (heights[index] ?? 0) - height);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * (circles[0]?.radius ?? 0));
  });
});

describe('a box plot', () => {
  it('draws each box from the first quartile to the third, and its name', () => {
    const plots = [
      { name: 'Bus', min: 0, q1: 10, median: 15, q3: 20, max: 40 },
      { name: 'Riders of motorbikes in Huế', min: 5, q1: 5, median: 5, q3: 35, max: 40 },
    ];
    const shapes = shapesOf({ kind: 'box-plot', x: { min: 0, max: 40, step: 10 }, plots });
    const [first, second] = rects(shapes);
    expect(second?.width).toBeCloseTo(3 * (first?.width ?? 0));
    expect(texts(shapes)).toEqual(expect.arrayContaining(['Bus', 'Riders of']));
  });
});

describe('a scatterplot', () => {
  const spec = {
    kind: 'scatterplot',
    x: { min: 2000, max: 2010, step: 2, label: 'Year' },
    y: { min: 0, max: 4000, step: 1000, label: 'Price' },
    points: [
      [2000, 0],
      [2005, 2000],
      [2010, 4000],
    ],
  };

  it('writes thousands with a comma, but not years', () => {
    expect(texts(shapesOf(spec))).toEqual(expect.arrayContaining(['2004', '3,000']));
  });

  it('clips the line of best fit to the window', () => {
    const shapes = shapesOf({ ...spec, fit: { slope: 800, intercept: -1_600_000 } });
    const fit = shapes.find((shape) => shape.kind === 'path' && shape.tone === 'ink');
    const dots = shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape.center] : []));
    const ends = fit?.kind === 'path' ? fit.strokes[0] : [];
    expect(ends?.[0]?.[0]).toBeCloseTo(dots[0]?.[0] ?? 0, 0);
    expect(ends?.[1]?.[0]).toBeCloseTo(dots[1]?.[0] ?? 0, 0);
    expect(ends?.[1]?.[1]).toBeCloseTo(dots[2]?.[1] ?? 0, 0);
  });
});
