import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import { figure as figureSchema } from '@bac/exam/figure/figure.ts';
import { expect, test } from 'vitest';
import { blankFigure } from './blank-figure.ts';
import { drawableFigure } from './drawable.ts';
import { figureKinds, type DraftFigure } from './figure-parts.ts';

test.each(figureKinds)('a new %s can be drawn at once and lacks only its texts', (kind) => {
  const blank = blankFigure(kind, []);
  const figure = drawableFigure(blank);
  expect(figure).toBeDefined();
  expect(() => drawFigure(figure!)).not.toThrow();
  const missing = figureSchema.safeParse(blank).error?.issues.map(({ path }) => path[0]);
  const expected = kind === 'table' ? ['alt', 'columns', 'columns'] : ['alt'];
  expect(missing).toEqual(expected);
});

/** The path of every value in a figure. */
function* pathsIn(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    yield* pathsIn((value as Record<string, unknown>)[name], [...path, name]);
  }
}

function without(figure: DraftFigure, path: (string | number)[]): DraftFigure {
  const copy = structuredClone(figure);
  let parent: Record<string, unknown> = copy;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, unknown>;
  parent[path.at(-1)!] = null;
  return copy;
}

test.each(figureKinds)('drawing a %s never throws, whatever is missing from it', (kind) => {
  const blank = blankFigure(kind, []);
  const failing = [...pathsIn(blank)].filter((path) => {
    const figure = drawableFigure(without(blank, path));
    try {
      return figure && drawFigure(figure) && false;
    } catch {
      return true;
    }
  });
  expect(failing.map((path) => path.join('.'))).toEqual([]);
});

test('does not draw an axis with too many steps or a value that is no figure', () => {
  const plane = blankFigure('plane', []);
  expect(drawableFigure({ ...plane, x: { min: 0, max: 1e9, step: 1 } })).toBeUndefined();
  expect(drawableFigure({ ...plane, x: { min: 5, max: 5, step: 1 } })).toBeUndefined();
  expect(drawableFigure({ kind: 'constructor', id: 'a', alt: '' })).toBeUndefined();
  expect(drawableFigure({})).toBeUndefined();
});

test('returns the same object for an unchanged figure, so that it is drawn once', () => {
  const blank = blankFigure('geometry', []);
  expect(drawableFigure(blank)).toBe(drawableFigure(blank));
});

test('a new figure gets an id that no other figure has', () => {
  const first = blankFigure('table', []);
  expect(blankFigure('plane', [first])['id']).toBe('figure-2');
});
