import { expect, test } from 'vitest';
import { piecesOf, unknownPlaceholders, insertPlaceholder } from './variables.ts';

test('splits a text into plain text and variables, in order', () => {
  expect(piecesOf('Chào {{name}}, đây là #{{ number }}.')).toEqual([
    { text: 'Chào ' },
    { variable: 'name' },
    { text: ', đây là #' },
    { variable: 'number' },
    { text: '.' },
  ]);
  expect(piecesOf('')).toEqual([]);
});

test('reports each unknown placeholder once and leaves it as it is', () => {
  const body = '{{nmae}} {{name}} {{nmae}} {{điểm}}';
  expect(unknownPlaceholders(body)).toEqual(['nmae', 'điểm']);
  expect(piecesOf('{{nmae}}')).toEqual([{ text: '{{nmae}}' }]);
  expect(unknownPlaceholders('{name} is not one, nor is {{ site }}')).toEqual([]);
});

test('inserts a placeholder at the cursor, over the selection', () => {
  expect(insertPlaceholder('Dear X,', [5, 6], 'name')).toEqual({
    text: 'Dear {{name}},',
    cursor: 13,
  });
  expect(insertPlaceholder('', [0, 0], 'site')).toEqual({ text: '{{site}}', cursor: 8 });
});
