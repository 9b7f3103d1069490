import { expect, it } from 'vitest';
import english from './messages.en.json' with { type: 'json' };
import vietnamese from './messages.vi.json' with { type: 'json' };
import { findGuides, guideNames, type Guide } from './guides.ts';

const guidesOf = ({ guide }: typeof english): Guide[] =>
  guideNames.map((name) => ({ name, ...guide[name] }));
const findNames = (messages: typeof english, search: string): string[] =>
  findGuides(guidesOf(messages), search).map(({ name }) => name);

it('the list of guides matches the written guides', () => {
  expect(Object.keys(english.guide)).toEqual(guideNames);
});

it('finds a guide by any of its words, ignoring accents', () => {
  expect(findNames(vietnamese as never, 'tam khoa')).toContain('accounts');
  expect(findNames(vietnamese as never, 'SAO LƯU')).toEqual(['backups']);
  expect(findNames(english, 'restore archive')).toEqual(['backups']);
});

it('finds no guide for unknown words and all guides for an empty search', () => {
  expect(findNames(english, 'zebra')).toEqual([]);
  expect(findNames(english, ' ')).toHaveLength(guideNames.length);
});

it('every guide has the same number of steps in both languages', () => {
  for (const name of guideNames) {
    expect(vietnamese.guide[name].steps).toHaveLength(english.guide[name].steps.length);
  }
});
