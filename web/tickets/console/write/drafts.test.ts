import { beforeEach, expect, test } from 'vitest';
import { isBlank, storeDraft, newDraft, readDraft } from './drafts.ts';

beforeEach(() => localStorage.clear());

const draftWith = (text: string) => ({ ...newDraft(), text: { reply: text, note: '' } });

test('stores a draft for its ticket and its account alone', () => {
  storeDraft('ly', 'one', draftWith('Chào em'));
  expect(readDraft('ly', 'one')?.text.reply).toBe('Chào em');
  expect(readDraft('ly', 'two')).toBeUndefined();
  expect(readDraft('an', 'one')).toBeUndefined();
});

test('stores the message ids with the draft, so that a retry is stored once', () => {
  const draft = draftWith('Chào em');
  storeDraft('ly', 'one', draft);
  expect(readDraft('ly', 'one')?.ids).toEqual(draft.ids);
});

test('forgets an emptied draft', () => {
  storeDraft('ly', 'one', draftWith('Chào em'));
  storeDraft('ly', 'one', draftWith('  '));
  expect(readDraft('ly', 'one')).toBeUndefined();
  expect(isBlank(newDraft('note'))).toBe(true);
});

test('keeps only the latest forty drafts', () => {
  for (let number = 0; number < 45; number += 1) storeDraft('ly', `${number}`, draftWith('x'));
  expect(Object.keys(JSON.parse(localStorage.getItem('desk-drafts ly')!) as object)).toHaveLength(
    40,
  );
  expect(readDraft('ly', '44')).toBeDefined();
});

test('treats damaged storage as empty', () => {
  localStorage.setItem('desk-drafts ly', '{"one":');
  expect(readDraft('ly', 'one')).toBeUndefined();
});
