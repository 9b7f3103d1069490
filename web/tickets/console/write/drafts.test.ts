import { beforeEach, expect, test } from 'vitest';
import { isBlank, keepDraft, newDraft, readDraft } from './drafts.ts';

beforeEach(() => localStorage.clear());

const written = (words: string) => ({ ...newDraft(), text: { reply: words, note: '' } });

test('a draft is kept for its ticket and its account alone', () => {
  keepDraft('ly', 'one', written('Chào em'));
  expect(readDraft('ly', 'one')?.text.reply).toBe('Chào em');
  expect(readDraft('ly', 'two')).toBeUndefined();
  expect(readDraft('an', 'one')).toBeUndefined();
});

test('the id of the message stays with the draft, so that it is sent once', () => {
  const draft = written('Chào em');
  keepDraft('ly', 'one', draft);
  expect(readDraft('ly', 'one')?.ids).toEqual(draft.ids);
});

test('what is emptied is forgotten', () => {
  keepDraft('ly', 'one', written('Chào em'));
  keepDraft('ly', 'one', written('  '));
  expect(readDraft('ly', 'one')).toBeUndefined();
  expect(isBlank(newDraft('note'))).toBe(true);
});

test('only the latest forty are kept', () => {
  for (let number = 0; number < 45; number += 1) keepDraft('ly', `${number}`, written('x'));
  expect(Object.keys(JSON.parse(localStorage.getItem('desk-drafts ly')!) as object)).toHaveLength(
    40,
  );
  expect(readDraft('ly', '44')).toBeDefined();
});

test('a damaged storage is as good as an empty one', () => {
  localStorage.setItem('desk-drafts ly', '{"one":');
  expect(readDraft('ly', 'one')).toBeUndefined();
});
