import { describe, expect, it } from 'vitest';
import { overlapArea } from '../svg/box.ts';
import type { Drawing, Shape, TextShape } from '../drawing.ts';
import { drawGeometry } from './draw-geometry.ts';
import { figure, type FigureOf } from '../figure.ts';
import { shapeBounds } from './shape-bounds.ts';

const draw = (spec: object): Drawing =>
  drawGeometry(
    figure.parse({
      kind: 'geometry',
      id: 'f',
      alt: 'A figure that is drawn to be looked at',
      ...spec,
    }) as FigureOf<'geometry'>,
  );

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
const textOf = ({ runs }: TextShape): string => runs.map(({ text }) => text).join('');
const texts = (drawing: Drawing): string[] => drawing.shapes.filter(isText).map(textOf);
const find = (drawing: Drawing, text: string): TextShape => {
  const found = drawing.shapes.filter(isText).find((shape) => textOf(shape) === text);
  if (!found) throw new Error(`there is no text ${text}`);
  return found;
};
const paths = (drawing: Drawing) =>
  drawing.shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));

const triangle = {
  points: { A: [0, 0], B: [8, 0], C: [8, 6] },
  segments: [
    { from: 'A', to: 'B', label: '8', side: 'right' },
    { from: 'B', to: 'C', label: '6', side: 'right' },
    { from: 'A', to: 'C', label: 'x' },
  ],
};

describe('drawGeometry', () => {
  it('places names of points in italics away from the middle, and omits hidden ones', () => {
    const drawing = draw({ ...triangle, hidden: ['B'] });
    expect(texts(drawing)).toEqual(expect.arrayContaining(['A', 'C']));
    expect(texts(drawing)).not.toContain('B');
    const a = find(drawing, 'A');
    expect(a.runs).toEqual([{ text: 'A', italic: true }]);
    expect(a.at[0]).toBeLessThan(find(drawing, '8').at[0]);
    expect(find(drawing, 'C').at[1]).toBeLessThan(find(drawing, '6').at[1]);
  });

  it('places the label on the requested side', () => {
    const segment = { from: 'A', to: 'B', label: 'k' };
    const height = (side: string): number => {
      const drawing = draw({ points: triangle.points, segments: [{ ...segment, side }] });
      return find(drawing, 'k').at[1] - (paths(drawing)[0]?.strokes[0]?.[0]?.[1] ?? 0);
    };
    expect(height('left')).toBeLessThan(0);
    expect(height('right')).toBeGreaterThan(0);
  });

  it('lets no texts overlap', () => {
    const drawing = draw({
      ...triangle,
      angles: [
        { at: 'B', from: 'A', to: 'C', right: true, label: '90°' },
        { at: 'A', from: 'B', to: 'C', label: '37°' },
        { at: 'C', from: 'A', to: 'B', label: '(2x + 1)°' },
      ],
    });
    const boxes = drawing.shapes.filter(isText).map(shapeBounds);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(overlapArea(one, other)).toBe(0);
    }
  });

  it('keeps the label of an angle inside the triangle it belongs to', () => {
    const drawing = draw({
      points: { O: [0, 0], A: [5, 0], B: [-2.5, 4.33] },
      polygons: [['O', 'A', 'B']],
      circles: [{ center: 'O', radius: 5 }],
      angles: [{ at: 'O', from: 'A', to: 'B', label: '120°' }],
    });
    const outline = drawing.shapes.find((shape) => shape.kind === 'polygon');
    const [o, a, b] = outline?.kind === 'polygon' ? outline.points : [];
    const [x, y] = find(drawing, '120°').at;
    if (!o || !a || !b) throw new Error('there is no triangle');
    const onSegment = a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    expect(y).toBeGreaterThan(onSegment);
    expect(y).toBeLessThan(o[1]);
  });

  it('marks a right angle with a square and others with an arc', () => {
    const angle = { at: 'B', from: 'A', to: 'C' };
    const mark = (right: boolean): number | undefined =>
      paths(draw({ ...triangle, angles: [{ ...angle, right }] })).at(-1)?.strokes[0]?.length;
    expect(mark(true)).toBe(3);
    expect(mark(false)).toBe(25);
  });

  it('draws further arcs at a vertex further out', () => {
    const drawing = draw({
      points: { A: [0, 0], B: [8, 0], C: [8, 6], D: [0, 8] },
      angles: [
        { at: 'A', from: 'B', to: 'C' },
        { at: 'A', from: 'C', to: 'D' },
      ],
    });
    const starts = paths(drawing).map(({ strokes }) => strokes[0]?.[0]);
    expect(new Set(starts.map(String)).size).toBe(2);
  });

  it('draws tick marks, dashes and lines that extend beyond their points', () => {
    const [plain, marked, dashed, endless] = [
      {},
      { ticks: 2 },
      { dashed: true },
      { line: true },
    ].map((more) =>
      paths(draw({ points: triangle.points, segments: [{ from: 'A', to: 'B', ...more }] })),
    );
    expect(marked?.[1]?.strokes).toHaveLength(2);
    expect(dashed?.[0]?.dash).toBe('dashed');
    const length = (shapes: typeof plain): number => {
      const [from, to] = shapes?.[0]?.strokes[0] ?? [];
      return (to?.[0] ?? 0) - (from?.[0] ?? 0);
    };
    expect(length(endless)).toBeGreaterThan(length(plain) + 50);
  });

  it('places the name of a line at its end', () => {
    const segments = [{ from: 'A', to: 'B', line: true, label: 'ℓ' }];
    const drawing = draw({ points: { A: [0, 0], B: [8, 0] }, hidden: ['A', 'B'], segments });
    expect(find(drawing, 'ℓ').at[0]).toBeGreaterThan(drawing.width * 0.8);
  });

  it('dashes the far half of a rim that is hidden', () => {
    const rim = { center: 'O', rx: 3, ry: 1 };
    const drawRim = (solid: boolean) =>
      paths(draw({ points: { O: [0, 0] }, hidden: ['O'], ellipses: [{ ...rim, solid }] }));
    expect(drawRim(false)).toHaveLength(1);
    const [near, far] = drawRim(true);
    expect(near?.dash).toBeUndefined();
    expect(far?.dash).toBe('dashed');
    expect(far?.strokes[0]?.[24]?.[1]).toBeLessThan(near?.strokes[0]?.[24]?.[1] ?? 0);
  });

  it('draws dots for centers and single points, never for corners', () => {
    const drawing = draw({
      points: { O: [0, 0], A: [5, 0], P: [1, 1] },
      circles: [{ center: 'O', radius: 5 }],
      segments: [{ from: 'O', to: 'A' }],
    });
    const dots = drawing.shapes.filter(
      (shape) => shape.kind === 'circle' && shape.fill === 'solid',
    );
    expect(dots).toHaveLength(2);
  });

  it('adds the note that a figure is not drawn to scale', () => {
    const note = 'Note: Figure not drawn to scale.';
    expect(texts(draw({ ...triangle, notToScale: true })).join(' ')).toContain(note);
    expect(texts(draw(triangle)).join(' ')).not.toContain('scale');
  });

  it('draws what it can of a figure whose points are missing or coincide', () => {
    const missingPoints = {
      segments: [{ from: 'X', to: 'Y', label: '3' }],
      polygons: [['X', 'Y', 'Z']],
      circles: [{ center: 'X', radius: 1 }],
      ellipses: [{ center: 'X', rx: 1, ry: 1 }],
      angles: [{ at: 'X', from: 'Y', to: 'Z', label: '5' }],
    };
    expect(draw({ points: {}, ...missingPoints }).shapes).toEqual([]);
    const samePoints = draw({
      points: { A: [1, 1], B: [1, 1] },
      segments: [{ from: 'A', to: 'B', label: '0' }],
      angles: [{ at: 'A', from: 'B', to: 'B', label: '5' }],
    });
    expect(texts(samePoints)).toEqual(['A', 'B']);
  });
});
