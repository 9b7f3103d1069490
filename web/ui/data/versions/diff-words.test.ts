import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

const signs = { same: '', added: '+', removed: '-' };
const diff = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `{${signs[kind]}${text}}`))
    .join('');

test.each([
  ['the same words', 'the same words', 'the same words'],
  ['a cat sat', 'a dog sat', 'a {-cat}{+dog} sat'],
  ['', 'new', '{+new}'],
  ['gone', '', '{-gone}'],
  ['one two', 'one more two', 'one {+more }two'],
  ['Giá bao nhiêu?', 'Giá là bao nhiêu?', 'Giá {+là }bao nhiêu?'],
])('the diff from %j to %j is %j', (before, after, expected) => {
  expect(diff(before, after)).toBe(expected);
});

test('loses no text, however long the inputs are', () => {
  const long = Array.from({ length: 6_000 }, (_, index) => `w${index}`).join(' ');
  const other = Array.from({ length: 6_000 }, (_, index) => `v${index}`).join(' ');
  const pieces = diffWords(`same ${long}`, `same ${other}`);
  const without = (kind: string): string =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(`same ${long}`);
  expect(without('removed')).toBe(`same ${other}`);
});
