import { drawFigure } from '@bac/exam/figure/draw-figure.ts';
import { figure as figureSchema } from '@bac/exam/figure/figure.ts';
import { expect, test } from 'vitest';
import { blankFigure } from './blank-figure.ts';
import { drawableFigure } from './drawable.ts';
import { figureKinds, type DraftFigure } from './figure-parts.ts';

test.each(figureKinds)('a new %s can be drawn as it begins, and wants only its words', (kind) => {
  const begun = blankFigure(kind, []);
  const figure = drawableFigure(begun);
  expect(figure).toBeDefined();
  expect(() => drawFigure(figure!)).not.toThrow();
  const missing = figureSchema.safeParse(begun).error?.issues.map(({ path }) => path[0]);
  const expected = kind === 'table' ? ['alt', 'columns', 'columns'] : ['alt'];
  expect(missing).toEqual(expected);
});

/** Every number and every list of a figure taken away, one at a time. */
function* holes(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    yield* holes((value as Record<string, unknown>)[name], [...path, name]);
  }
}

function without(figure: DraftFigure, path: (string | number)[]): DraftFigure {
  const copy = structuredClone(figure);
  let parent: Record<string, unknown> = copy;
  for (const name of path.slice(0, -1)) parent = parent[name] as Record<string, unknown>;
  parent[path.at(-1)!] = null;
  return copy;
}

test.each(figureKinds)('whatever is missing of a %s, drawing it never fails', (kind) => {
  const begun = blankFigure(kind, []);
  const failing = [...holes(begun)].filter((path) => {
    const figure = drawableFigure(without(begun, path));
    try {
      return figure && drawFigure(figure) && false;
    } catch {
      return true;
    }
  });
  expect(failing.map((path) => path.join('.'))).toEqual([]);
});

test('what would take for ever, or is no figure, is not drawn', () => {
  const plane = blankFigure('plane', []);
  expect(drawableFigure({ ...plane, x: { min: 0, max: 1e9, step: 1 } })).toBeUndefined();
  expect(drawableFigure({ ...plane, x: { min: 5, max: 5, step: 1 } })).toBeUndefined();
  expect(drawableFigure({ kind: 'constructor', id: 'a', alt: '' })).toBeUndefined();
  expect(drawableFigure({})).toBeUndefined();
});

test('a figure that did not change is the very same, so that it is drawn once', () => {
  const begun = blankFigure('geometry', []);
  expect(drawableFigure(begun)).toBe(drawableFigure(begun));
});

test('a name is free', () => {
  const first = blankFigure('table', []);
  expect(blankFigure('plane', [first])['id']).toBe('figure-2');
});
