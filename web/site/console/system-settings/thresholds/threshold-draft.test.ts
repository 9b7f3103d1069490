import { expect, test } from 'vitest';
import { toDraft, draftProblems, emptyDraft, newId, fromDraft } from './threshold-draft.ts';

const threshold = {
  university: { en: 'Terrace University', vi: 'Đại học Ruộng Bậc Thang' },
  kind: 'cut-off' as const,
  score: 1180,
  year: 2026,
  source: { en: 'Notice', vi: 'Thông báo' },
  url: null,
  fields: ['design' as const],
};

test('a draft without changes gives the original threshold', () => {
  expect(draftProblems(toDraft(threshold))).toEqual({});
  expect(fromDraft(toDraft(threshold))).toEqual(threshold);
});

test('an empty draft has a problem for every required field', () => {
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
])('rejects the %s %s', (name, value) => {
  expect(Object.keys(draftProblems({ ...toDraft(threshold), [name]: value }))).toEqual([name]);
});

test('derives the id from the English name without accents, with a number if it exists', () => {
  expect(newId('Hà Nội University of Science & Tech.', [])).toBe(
    'ha-noi-university-of-science-tech',
  );
  expect(newId('Terrace', ['terrace', 'terrace-2'])).toBe('terrace-3');
  expect(newId('大学', [])).toBe('university');
});
