import { describe, expect, it } from 'vitest';
import type { PathShape, Shape, TextShape } from '../drawing.ts';
import { drawPlane } from './draw-plane.ts';
import { figure, type FigureOf } from '../figure.ts';

const ten = { min: -10, max: 10, step: 1, every: 2 };

const shapesOf = (spec: object): Shape[] =>
  drawPlane(
    figure.parse({
      kind: 'plane',
      id: 'f',
      alt: 'A figure that is drawn to be looked at',
      x: ten,
      y: ten,
      ...spec,
    }) as FigureOf<'plane'>,
  ).shapes;

const texts = (shapes: Shape[]): string[] =>
  shapes
    .filter((shape): shape is TextShape => shape.kind === 'text')
    .map(({ runs }) => runs.map((run) => run.text).join(''));

const curvesOf = (shapes: Shape[]): PathShape[] =>
  shapes.filter(
    (shape): shape is PathShape => shape.kind === 'path' && shape.tone.startsWith('series'),
  );

const line = {
  kind: 'line',
  through: [
    [0, 1],
    [1, 3],
  ],
};

const gridOf = (shapes: Shape[]): PathShape =>
  shapes.find((shape) => shape.tone === 'grid') as PathShape;
const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of the shaded area. */
function middleOf(shade: string, through: unknown): [number, number] {
  const area = shapesOf({ curves: [{ kind: 'line', through, shade }] }).find(
    (shape) => shape.kind === 'polygon' && shape.fill === 'tint',
  );
  const points = area?.kind === 'polygon' ? area.points : [];
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
}

describe('drawPlane', () => {
  it('labels the axes, marks the origin and writes a real minus sign', () => {
    const labels = texts(shapesOf({ curves: [line] }));
    expect(labels).toEqual(expect.arrayContaining(['x', 'y', 'O', '−10', '8']));
    expect(labels).not.toContain('0');
    expect(labels).not.toContain('7');
  });

  it('places short axis names at the arrows, and long ones along the axes with zeros at the origin', () => {
    expect(texts(shapesOf({ x: { ...ten, label: 't' }, curves: [line] }))).toContain('t');
    const from0 = { min: 0, max: 12, step: 1 };
    const shapes = shapesOf({
      x: { ...from0, label: 'Time (months)' },
      y: { ...from0, label: 'Amount saved (dollars)' },
      curves: [line],
    });
    expect(texts(shapes).filter((text) => text === '0')).toHaveLength(2);
    expect(texts(shapes)).toContain('Time (months)');
    expect(texts(shapes)).not.toContain('O');
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'text', rotation: -90 }));
  });

  it('draws square cells for axes with equally many steps, and square units for a circle', () => {
    const y = { min: 0, max: 200, step: 10 };
    const xs = gridOf(shapesOf({ y, curves: [line] })).strokes.flat();
    expect(extent(xs.map(([x]) => x))).toBeCloseTo(extent(xs.map(([, up]) => up)), 1);
    const circle = { kind: 'circle', center: [3, 4], radius: 4 };
    const spec = {
      x: { min: -2, max: 8, step: 1 },
      y: { min: -4, max: 10, step: 2 },
      curves: [circle],
    };
    const rim = curvesOf(shapesOf(spec))[0]?.strokes.flat() ?? [];
    expect(extent(rim.map(([x]) => x))).toBeCloseTo(extent(rim.map(([, up]) => up)), 0);
  });

  it('limits the aspect ratio of a very uneven window', () => {
    const { width, height } = drawPlane(
      figure.parse({
        kind: 'plane',
        id: 'f',
        alt: 'A figure that is drawn to be looked at',
        x: { min: 0, max: 40, step: 1 },
        y: { min: 0, max: 2, step: 1 },
        curves: [line],
      }) as FigureOf<'plane'>,
    );
    expect(width / height).toBeLessThan(2);
  });

  it('draws dashed curves and open points', () => {
    const shapes = shapesOf({
      curves: [{ ...line, dashed: true }, line],
      points: [{ at: [1, 3], open: true }, { at: [0, 1] }],
    });
    expect(curvesOf(shapes).map(({ dash }) => dash)).toEqual(['dashed', undefined]);
    const fills = shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape.fill] : []));
    expect(fills).toEqual(['paper', 'solid']);
  });

  it('shades the requested side', () => {
    const horizontal = [
      [0, 0],
      [1, 0],
    ];
    const vertical = [
      [0, 0],
      [0, 1],
    ];
    expect(middleOf('above', horizontal)[1]).toBeLessThan(middleOf('below', horizontal)[1]);
    expect(middleOf('above', vertical)[0]).toBeGreaterThan(middleOf('below', vertical)[0]);
  });

  it('shades nothing when the half-plane is outside the window', () => {
    const shapes = shapesOf({
      curves: [
        {
          kind: 'line',
          through: [
            [0, 50],
            [1, 50],
          ],
          shade: 'above',
        },
      ],
    });
    expect(shapes.some((shape) => shape.kind === 'polygon' && shape.fill === 'tint')).toBe(false);
  });

  it('leaves out points outside the window', () => {
    const shapes = shapesOf({ curves: [line], points: [{ at: [50, 0], label: 'P' }] });
    expect(texts(shapes)).not.toContain('P');
  });

  it('writes names of curves and points in italics', () => {
    const shapes = shapesOf({
      curves: [{ ...line, label: 'y = f(x)' }],
      points: [{ at: [0, 1], label: 'P' }],
    });
    const name = shapes.find((shape) => shape.kind === 'text' && shape.runs.length > 3);
    expect(name).toMatchObject({
      runs: [
        { text: 'y', italic: true },
        { text: ' = ', italic: false },
        { text: 'f', italic: true },
        { text: '(', italic: false },
        { text: 'x', italic: true },
        { text: ')', italic: false },
      ],
    });
  });

  it('writes no name for a curve outside the window', () => {
    const outside = {
      kind: 'line',
      through: [
        [0, 50],
        [1, 50],
      ],
      label: 'k',
    };
    expect(texts(shapesOf({ curves: [outside, line] }))).not.toContain('k');
  });
});
