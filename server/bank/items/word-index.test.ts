import { expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';

const wordsOf = (text: string): string[] => text.split(' ');
const all = { except: null, most: 9, least: 0 };

function filled(): WordIndex {
  const index = new WordIndex();
  index.set('bees', wordsOf('what is the number of hives'));
  index.set('boats', wordsOf('what is the number of sails'));
  index.set('birds', wordsOf('what is the number of nests'));
  return index;
}

it('finds the same words again, the likest first', () => {
  const found = filled().likest(wordsOf('what is the number of sails'), all);
  expect(found[0]).toEqual({ id: 'boats', likeness: expect.closeTo(1) });
  expect(found).toHaveLength(3);
});

it('gives rare words in common more weight than those that everything has', () => {
  const [first, second] = filled().likest(wordsOf('how many hives are there'), all);
  expect(first?.id).toBe('bees');
  expect(second?.likeness).toBe(0);
});

it('leaves out what is asked about, what is too unlike, and what is too much', () => {
  const index = filled();
  const words = wordsOf('what is the number of sails');
  expect(index.likest(words, { ...all, except: 'boats' })[0]?.id).not.toBe('boats');
  expect(index.likest(words, { ...all, least: 0.99 })).toHaveLength(1);
  expect(index.likest(words, { ...all, most: 2 })).toHaveLength(2);
});

it('forgets the words that an item no longer has, and items that are gone', () => {
  const index = filled();
  index.set('bees', wordsOf('which colour has the honey'));
  expect(index.likest(['hives'], { ...all, least: 0.01 })).toEqual([]);
  index.delete('boats');
  expect(index.likest(['sails'], { ...all, least: 0.01 })).toEqual([]);
});

it('has nothing to say where there is nothing', () => {
  expect(new WordIndex().likest(['word'], all)).toEqual([]);
  const index = new WordIndex();
  index.set('empty', []);
  expect(index.likest([], all)).toEqual([{ id: 'empty', likeness: 0 }]);
});
