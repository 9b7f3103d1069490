import { expect, it } from 'vitest';
import english from './messages.en.json' with { type: 'json' };
import vietnamese from './messages.vi.json' with { type: 'json' };
import { findGuides, guideNames, type Guide } from './guides.ts';

const guidesOf = ({ guide }: typeof english): Guide[] =>
  guideNames.map((name) => ({ name, ...guide[name] }));
const found = (words: typeof english, search: string): string[] =>
  findGuides(guidesOf(words), search).map(({ name }) => name);

it('every guide is in the list, and every one of the list is written', () => {
  expect(Object.keys(english.guide)).toEqual(guideNames);
});

it('finds a guide by any of its words, accents or none', () => {
  expect(found(vietnamese as never, 'dinh chi')).toContain('accounts');
  expect(found(vietnamese as never, 'SAO LƯU')).toEqual(['backups']);
  expect(found(english, 'restore archive')).toEqual(['backups']);
});

it('has nothing for words that no guide holds, and all for none', () => {
  expect(found(english, 'zebra')).toEqual([]);
  expect(found(english, ' ')).toHaveLength(guideNames.length);
});

it('says as much in both languages', () => {
  for (const name of guideNames) {
    expect(vietnamese.guide[name].steps).toHaveLength(english.guide[name].steps.length);
  }
});
