import { expect, test } from 'vitest';
import { greetingName, fillCanned, openPlaces, wordsOf } from './fill-canned.ts';

test('the places of a canned reply are filled in, and can be told from its own words', () => {
  const pieces = fillCanned('Chào {{name}}, yêu cầu {{number}}.', { name: 'Hân', number: '#12' });
  expect(wordsOf(pieces)).toBe('Chào Hân, yêu cầu #12.');
  expect(pieces.filter(({ kind }) => kind === 'filled').map(({ text }) => text)).toEqual([
    'Hân',
    '#12',
  ]);
});

test('what is not known stays open and is found again before the letter goes', () => {
  const words = wordsOf(fillCanned('{{test}} … {{test}}', { name: 'Hân' }));
  expect(words).toBe('{{test}} … {{test}}');
  expect(openPlaces(words)).toEqual(['{{test}}']);
});

test('braces that are no place of ours are words like any others', () => {
  expect(wordsOf(fillCanned('{{nothing}} {name}', { name: 'Hân' }))).toBe('{{nothing}} {name}');
  expect(openPlaces('{{nothing}} {name}')).toEqual([]);
});

test('a value with a place in it is not filled in again', () => {
  expect(wordsOf(fillCanned('{{name}}', { name: '{{site}}', site: 'x' }))).toBe('{{site}}');
});

test('a Vietnamese reader is called by the last of their names', () => {
  expect(greetingName('Phạm Gia Hân', 'vi')).toBe('Hân');
  expect(greetingName('Jane Doe', 'en')).toBe('Jane Doe');
});
