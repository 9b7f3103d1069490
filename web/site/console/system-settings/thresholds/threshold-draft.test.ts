import { expect, test } from 'vitest';
import { draftOf, draftProblems, emptyDraft, newId, wordsFrom } from './threshold-draft.ts';

const words = {
  university: { en: 'Terrace University', vi: 'Đại học Ruộng Bậc Thang' },
  score: 1180,
  year: 2026,
  source: { en: 'Notice', vi: 'Thông báo' },
  url: null,
  fields: ['design' as const],
};

test('what is edited and not changed is what it was', () => {
  expect(draftProblems(draftOf(words))).toEqual({});
  expect(wordsFrom(draftOf(words))).toEqual(words);
});

test('an empty one names every field it needs', () => {
  expect(draftProblems(emptyDraft(2026))).toEqual({
    'university.vi': 'required',
    'university.en': 'required',
    'source.vi': 'required',
    'source.en': 'required',
    score: 'score',
  });
});

test.each([
  ['score', '390'],
  ['score', '1200.5'],
  ['year', '2019'],
  ['url', 'http://terrace.example'],
  ['url', 'javascript:alert(1)'],
])('%s can not be %s', (name, value) => {
  expect(Object.keys(draftProblems({ ...draftOf(words), [name]: value }))).toEqual([name]);
});

test('is known by its English name without accents, and by a number where that is taken', () => {
  expect(newId('Hà Nội University of Science & Tech.', [])).toBe(
    'ha-noi-university-of-science-tech',
  );
  expect(newId('Terrace', ['terrace', 'terrace-2'])).toBe('terrace-3');
  expect(newId('大学', [])).toBe('university');
});
