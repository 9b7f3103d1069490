import { afterEach, describe, expect, test } from 'vitest';
import { blocksIn, offsetIn, rangeIn } from './block-text.ts';
import { locateHighlight } from './locate.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

afterEach(() => document.body.replaceChildren());

const passage =
  '<p data-block="passage-0">Young <em>coral</em> settles on reefs.</p>' +
  '<p data-block="passage-1">Urchins graze <math><mi>x</mi><mo>+</mo><mn>1</mn></math> there.</p>';

const block = (container: Element, index: number): HTMLElement => blocksIn(container)[index]!;

describe('block text', () => {
  test('offsets count the text across the elements of a block', () => {
    const container = page(passage);
    const found = rangeIn(block(container, 0), 6, 11)!;
    expect(found.toString()).toBe('coral');
    expect(found.startContainer.parentElement?.localName).toBe('em');
    expect(offsetIn(block(container, 0), found.startContainer, found.startOffset)).toBe(6);
  });

  test('a range outside the block or empty is undefined', () => {
    const container = page(passage);
    expect(rangeIn(block(container, 0), 30, 90)).toBeUndefined();
    expect(rangeIn(block(container, 0), 5, 5)).toBeUndefined();
  });

  test('text belongs to the innermost block', () => {
    const container = page('<ul data-block="list"><li data-block="item">One</li></ul>');
    expect(blocksIn(container).map(({ dataset }) => dataset['block'])).toEqual(['item']);
  });
});

describe('locate', () => {
  const stored = { block: 'passage-0', start: 6, end: 11, quote: 'coral' };

  test('finds a stored highlight at its stored position', () => {
    expect(locateHighlight(page(passage), stored)?.toString()).toBe('coral');
  });

  test('finds a stored highlight by its quote at the nearest position when the text has moved', () => {
    const moved = '<p data-block="passage-0">coral and then more young coral settles.</p>';
    const found = locateHighlight(page(moved), { ...stored, start: 20, end: 25 })!;
    expect(found.toString()).toBe('coral');
    expect(found.startOffset).toBe(26);
  });

  test('returns undefined for a stored highlight whose quote is gone', () => {
    expect(
      locateHighlight(page('<p data-block="passage-0">Something else</p>'), stored),
    ).toBeUndefined();
    expect(locateHighlight(page('<p data-block="other">coral</p>'), stored)).toBeUndefined();
  });
});
