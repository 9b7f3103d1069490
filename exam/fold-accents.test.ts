import { expect, test } from 'vitest';
import { foldAccents } from './fold-accents.ts';

test.each([
  ['Thủ Đức', 'thu duc'],
  ['Đắk Lắk', 'dak lak'],
  ['Thừa Thiên Huế', 'thua thien hue'],
])('%s matches the search text %s', (name, typed) => {
  expect(foldAccents(name)).toBe(typed);
  expect(foldAccents(name.normalize('NFD'))).toBe(typed);
});
