import { afterEach, describe, expect, test } from 'vitest';
import { blocksIn, rangeIn } from '../../../../item/highlights/block-text.ts';
import { pickText } from './pick-text.ts';
import { placeHighlight } from './place-highlight.ts';
import type { StudentHighlight } from '../../../../item/highlights/student-highlight.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

afterEach(() => document.body.replaceChildren());

const passage =
  '<p data-block="passage-0">Young <em>coral</em> settles on reefs.</p>' +
  '<p data-block="passage-1">Urchins graze <math><mi>x</mi><mo>+</mo><mn>1</mn></math> there.</p>';

const block = (container: Element, index: number): HTMLElement => blocksIn(container)[index]!;

function range(from: [Element, number], to: [Element, number]): Range {
  const whole = rangeIn(from[0], from[1], (from[0].textContent ?? '').length)!;
  const end = rangeIn(to[0], 0, to[1])!;
  whole.setEnd(end.endContainer, end.endOffset);
  return whole;
}

describe('a selection', () => {
  test('a selection over two blocks gives a piece of each', () => {
    const container = page(passage);
    const pieces = pickText(container, range([block(container, 0), 23], [block(container, 1), 7]));
    expect(pieces).toEqual([
      { block: 'passage-0', start: 23, end: 29, quote: 'reefs.' },
      { block: 'passage-1', start: 0, end: 7, quote: 'Urchins' },
    ]);
  });

  test('trims a selection, and gives nothing for a selection of spaces', () => {
    const container = page(passage);
    const first = block(container, 0);
    expect(pickText(container, range([first, 5], [first, 12]))[0]?.quote).toBe('coral');
    expect(pickText(container, range([first, 5], [first, 6]))).toEqual([]);
  });

  test('extends a selection that cuts a formula to the whole formula', () => {
    const container = page(passage);
    const second = block(container, 1);
    expect(pickText(container, range([second, 8], [second, 15]))[0]?.quote).toBe('graze x+1');
  });
});

describe('a new highlight', () => {
  const text = 'Young coral settles on reefs.';
  const old = (start: number, end: number, rest: Partial<StudentHighlight> = {}) => ({
    id: 'old',
    block: 'b',
    start,
    end,
    quote: text.slice(start, end),
    colour: 'yellow' as const,
    ...rest,
  });
  const placeNew = (existing: StudentHighlight[], start: number, end: number) =>
    placeHighlight(existing, {
      id: 'new',
      colour: 'yellow',
      range: { block: 'b', start, end, quote: text.slice(start, end) },
      text,
    });

  test('adds a highlight that touches no other', () => {
    expect(placeNew([old(0, 5)], 12, 19)).toEqual({
      highlight: old(12, 19, { id: 'new' }),
      removed: [],
    });
  });

  test('merges with a highlight of the same color', () => {
    expect(placeNew([old(0, 11)], 6, 19)).toEqual({ highlight: old(0, 19), removed: [] });
  });

  test('replaces a highlight of another color that it covers, and lies over one that it only overlaps', () => {
    const blue = old(6, 11, { colour: 'blue' });
    expect(placeNew([blue], 0, 19)).toEqual({ highlight: old(0, 19), removed: [] });
    expect(placeNew([blue], 8, 19).highlight.id).toBe('new');
  });

  test('leaves an underline unchanged', () => {
    expect(placeNew([old(6, 11, { colour: 'underline' })], 0, 19).highlight.id).toBe('new');
  });

  test('keeps the notes of the highlights that it replaces', () => {
    const notes = [
      old(0, 5),
      old(6, 11, { id: 'a', note: 'one' }),
      old(12, 19, { id: 'b', note: 'two' }),
    ];
    const placement = placeNew(notes, 0, 19);
    expect(placement.highlight).toEqual(old(0, 19, { id: 'a' }));
    expect(placement.note).toBe('one\ntwo');
    expect(placement.removed).toEqual(['old', 'b']);
  });
});
