import { expect, test } from 'vitest';
import english from './messages.en.json';
import vietnamese from './messages.vi.json';
import { notBuiltYet } from './not-built-yet.ts';

const pages = Object.values(notBuiltYet).flatMap((area) => Object.entries(area));

test('the pages that are not built yet are known, and each has a name in both languages', () => {
  console.log(`Not built yet (${pages.length}): ${pages.map(([, path]) => path).join(' ')}`);
  const names = pages.map(([name]) => name).toSorted();
  expect(Object.keys(english.page).toSorted()).toEqual(names);
  expect(Object.keys(vietnamese.page).toSorted()).toEqual(names);
});
