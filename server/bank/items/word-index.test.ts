import { expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';

const wordsOf = (text: string): string[] => text.split(' ');
const all = { except: null, most: 9, least: 0 };

function sampleIndex(): WordIndex {
  const index = new WordIndex();
  index.set('bees', wordsOf('what is the number of hives'));
  index.set('boats', wordsOf('what is the number of sails'));
  index.set('birds', wordsOf('what is the number of nests'));
  return index;
}

it('finds items with the same words, the most similar first', () => {
  const found = sampleIndex().findSimilar(wordsOf('what is the number of sails'), all);
  expect(found[0]).toEqual({ id: 'boats', similarity: expect.closeTo(1) });
  expect(found).toHaveLength(3);
});

it('gives shared rare words more weight than common ones', () => {
  const [first, second] = sampleIndex().findSimilar(wordsOf('how many hives are there'), all);
  expect(first?.id).toBe('bees');
  expect(second?.similarity).toBe(0);
});

it('leaves out the excepted item, items below the threshold, and items beyond the limit', () => {
  const index = sampleIndex();
  const words = wordsOf('what is the number of sails');
  expect(index.findSimilar(words, { ...all, except: 'boats' })[0]?.id).not.toBe('boats');
  expect(index.findSimilar(words, { ...all, least: 0.99 })).toHaveLength(1);
  expect(index.findSimilar(words, { ...all, most: 2 })).toHaveLength(2);
});

it('forgets words that an item no longer has, and deleted items', () => {
  const index = sampleIndex();
  index.set('bees', wordsOf('which colour has the honey'));
  expect(index.findSimilar(['hives'], { ...all, least: 0.01 })).toEqual([]);
  index.delete('boats');
  expect(index.findSimilar(['sails'], { ...all, least: 0.01 })).toEqual([]);
});

it('handles an empty index and empty items', () => {
  expect(new WordIndex().findSimilar(['word'], all)).toEqual([]);
  const index = new WordIndex();
  index.set('empty', []);
  expect(index.findSimilar([], all)).toEqual([{ id: 'empty', similarity: 0 }]);
});
