import { expect, test } from 'vitest';
import { blankDraft, isBlankDraft, problemsOf } from './ticket-draft.ts';

const complete = {
  ...blankDraft(),
  subject: 'Score',
  category: 'result' as const,
  message: 'It is missing.',
};

test('lists what is missing in the order of the form', () => {
  expect(problemsOf(blankDraft(), true)).toEqual([
    'name',
    'email',
    'subject',
    'category',
    'message',
  ]);
  expect(problemsOf({ ...blankDraft(), subject: '  ' }, false)[0]).toBe('subject');
  expect(problemsOf(complete, false)).toEqual([]);
});

test('requires an email address from a visitor that an answer can reach', () => {
  const visitor = { ...complete, name: 'Lan' };
  expect(problemsOf({ ...visitor, email: 'lan@truong' }, true)).toEqual(['email']);
  expect(problemsOf({ ...visitor, email: 'lê.lan@truong.vn' }, true)).toEqual(['emailAccents']);
  expect(problemsOf({ ...visitor, email: ' lan@truong.vn ' }, true)).toEqual([]);
});

test('a draft without text is blank, and each draft has its own id', () => {
  expect(isBlankDraft({ ...blankDraft(), category: 'other', attempt: 'x' })).toBe(true);
  expect(isBlankDraft({ ...blankDraft(), message: 'a' })).toBe(false);
  expect(blankDraft().id).not.toBe(blankDraft().id);
});
