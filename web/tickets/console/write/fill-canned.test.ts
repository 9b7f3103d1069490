import { expect, test } from 'vitest';
import { greetingName, fillCanned, openPlaceholders, joinPieces } from './fill-canned.ts';

test('fills in the variables of a canned reply and marks them', () => {
  const pieces = fillCanned('Chào {{name}}, yêu cầu {{number}}.', { name: 'Hân', number: '#12' });
  expect(joinPieces(pieces)).toBe('Chào Hân, yêu cầu #12.');
  expect(pieces.filter(({ kind }) => kind === 'filled').map(({ text }) => text)).toEqual([
    'Hân',
    '#12',
  ]);
});

test('leaves a variable without a value open, so that it is found before sending', () => {
  const text = joinPieces(fillCanned('{{test}} … {{test}}', { name: 'Hân' }));
  expect(text).toBe('{{test}} … {{test}}');
  expect(openPlaceholders(text)).toEqual(['{{test}}']);
});

test('treats braces around anything else as plain text', () => {
  expect(joinPieces(fillCanned('{{nothing}} {name}', { name: 'Hân' }))).toBe('{{nothing}} {name}');
  expect(openPlaceholders('{{nothing}} {name}')).toEqual([]);
});

test('does not fill in a variable inside a value', () => {
  expect(joinPieces(fillCanned('{{name}}', { name: '{{site}}', site: 'x' }))).toBe('{{site}}');
});

test('greets a Vietnamese reader by the last of their names', () => {
  expect(greetingName('Phạm Gia Hân', 'vi')).toBe('Hân');
  expect(greetingName('Jane Doe', 'en')).toBe('Jane Doe');
});
