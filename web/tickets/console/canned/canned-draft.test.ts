import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  searchReplies,
  isSameDraft,
  missingLanguages,
  trimDraft,
} from './canned-draft.ts';

const reply = (id: string, vi: string, en: string): CannedReply => ({
  id,
  name: { vi, en },
  category: null,
  body: { vi: `Chào {{name}}, ${vi}`, en: `Hello {{name}}, ${en}` },
  revision: 1,
});
const all = [
  reply('b', 'Điểm đã tính lại', 'Your score was worked out again'),
  reply('a', 'Đổi mật khẩu', 'Changing a password'),
];
const ids = (search: string, language: 'en' | 'vi' = 'en'): string[] =>
  searchReplies(all, search, language).map(({ id }) => id);

test('finds replies by words of either language, ignoring accents', () => {
  expect(ids('diem tinh')).toEqual(['b']);
  expect(ids('PASSWORD')).toEqual(['a']);
  expect(ids('mật again')).toEqual([]);
});

test('sorts replies by name in the language of the page', () => {
  expect(ids('')).toEqual(['a', 'b']);
  expect(ids('', 'vi')).toEqual(['b', 'a']);
});

test('a reply lacks a language until it has both name and text in it', () => {
  expect(missingLanguages(emptyDraft)).toEqual(['en', 'vi']);
  expect(missingLanguages({ ...draftOf(all[0]!), body: { en: ' ', vi: 'Chào' } })).toEqual(['en']);
  expect(missingLanguages(draftOf(all[0]!))).toEqual([]);
});

test('blanks around a text are not stored and are no change', () => {
  const draft = draftOf(all[0]!);
  const loose = { ...draft, name: { ...draft.name, vi: ' Điểm đã tính lại ' } };
  expect(isSameDraft(trimDraft(loose), draft)).toBe(true);
  expect(isSameDraft({ ...draft, category: 'account' }, draft)).toBe(false);
});
