// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { blocksIn, offsetIn, rangeIn } from './block-text.ts';
import { locate } from './locate.ts';
import { pickText } from './pick-text.ts';
import { placeHighlight } from './place-highlight.ts';
import type { StudentHighlight } from './student-highlight.ts';

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

describe('the text of a block', () => {
  test('is counted across its elements', () => {
    const container = page(passage);
    const found = rangeIn(block(container, 0), 6, 11)!;
    expect(found.toString()).toBe('coral');
    expect(found.startContainer.parentElement?.localName).toBe('em');
    expect(offsetIn(block(container, 0), found.startContainer, found.startOffset)).toBe(6);
  });

  test('has no place outside itself', () => {
    const container = page(passage);
    expect(rangeIn(block(container, 0), 30, 90)).toBeUndefined();
    expect(rangeIn(block(container, 0), 5, 5)).toBeUndefined();
  });

  test('belongs to the innermost block', () => {
    const container = page('<ul data-block="list"><li data-block="item">One</li></ul>');
    expect(blocksIn(container).map(({ dataset }) => dataset['block'])).toEqual(['item']);
  });
});

describe('a selection', () => {
  test('over two blocks is a piece of each', () => {
    const container = page(passage);
    const pieces = pickText(container, range([block(container, 0), 23], [block(container, 1), 7]));
    expect(pieces).toEqual([
      { block: 'passage-0', start: 23, end: 29, quote: 'reefs.' },
      { block: 'passage-1', start: 0, end: 7, quote: 'Urchins' },
    ]);
  });

  test('leaves out the spaces at its ends, and is nothing where there are only spaces', () => {
    const container = page(passage);
    const first = block(container, 0);
    expect(pickText(container, range([first, 5], [first, 12]))[0]?.quote).toBe('coral');
    expect(pickText(container, range([first, 5], [first, 6]))).toEqual([]);
  });

  test('that cuts a formula takes all of it', () => {
    const container = page(passage);
    const second = block(container, 1);
    expect(pickText(container, range([second, 8], [second, 15]))[0]?.quote).toBe('graze x+1');
  });
});

describe('a stored highlight', () => {
  const stored = { block: 'passage-0', start: 6, end: 11, quote: 'coral' };

  test('is found where it was', () => {
    expect(locate(page(passage), stored)?.toString()).toBe('coral');
  });

  test('is found by its words where the text has moved, at the nearest place', () => {
    const moved = '<p data-block="passage-0">coral and then more young coral settles.</p>';
    const found = locate(page(moved), { ...stored, start: 20, end: 25 })!;
    expect(found.toString()).toBe('coral');
    expect(found.startOffset).toBe(26);
  });

  test('is not shown where its words are gone', () => {
    expect(locate(page('<p data-block="passage-0">Something else</p>'), stored)).toBeUndefined();
    expect(locate(page('<p data-block="other">coral</p>'), stored)).toBeUndefined();
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
  const place = (existing: StudentHighlight[], start: number, end: number) =>
    placeHighlight(existing, {
      id: 'new',
      colour: 'yellow',
      range: { block: 'b', start, end, quote: text.slice(start, end) },
      text,
    });

  test('stands by itself where nothing is', () => {
    expect(place([old(0, 5)], 12, 19)).toEqual({
      highlight: old(12, 19, { id: 'new' }),
      removed: [],
    });
  });

  test('grows together with its own colour', () => {
    expect(place([old(0, 11)], 6, 19)).toEqual({ highlight: old(0, 19), removed: [] });
  });

  test('takes the place of another colour that it covers, and lies over one that it only overlaps', () => {
    const blue = old(6, 11, { colour: 'blue' });
    expect(place([blue], 0, 19)).toEqual({ highlight: old(0, 19), removed: [] });
    expect(place([blue], 8, 19).highlight.id).toBe('new');
  });

  test('leaves an underline alone', () => {
    expect(place([old(6, 11, { colour: 'underline' })], 0, 19).highlight.id).toBe('new');
  });

  test('keeps the notes of all that it takes in', () => {
    const notes = [
      old(0, 5),
      old(6, 11, { id: 'a', note: 'one' }),
      old(12, 19, { id: 'b', note: 'two' }),
    ];
    const placed = place(notes, 0, 19);
    expect(placed.highlight).toEqual(old(0, 19, { id: 'a' }));
    expect(placed.note).toBe('one\ntwo');
    expect(placed.removed).toEqual(['old', 'b']);
  });
});
