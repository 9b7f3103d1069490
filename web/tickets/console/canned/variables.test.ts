import { expect, test } from 'vitest';
import { piecesOf, unknownPlaces, withPlace } from './variables.ts';

test('a text is its words and its open places, in their order', () => {
  expect(piecesOf('Chào {{name}}, đây là #{{ number }}.')).toEqual([
    { text: 'Chào ' },
    { variable: 'name' },
    { text: ', đây là #' },
    { variable: 'number' },
    { text: '.' },
  ]);
  expect(piecesOf('')).toEqual([]);
});

test('what nobody fills in is told, once, and stays as it is', () => {
  const body = '{{nmae}} {{name}} {{nmae}} {{điểm}}';
  expect(unknownPlaces(body)).toEqual(['nmae', 'điểm']);
  expect(piecesOf('{{nmae}}')).toEqual([{ text: '{{nmae}}' }]);
  expect(unknownPlaces('{name} is not one, nor is {{ site }}')).toEqual([]);
});

test('a place is put where the cursor is, over what is selected', () => {
  expect(withPlace('Dear X,', [5, 6], 'name')).toEqual({ text: 'Dear {{name}},', cursor: 13 });
  expect(withPlace('', [0, 0], 'site')).toEqual({ text: '{{site}}', cursor: 8 });
});
