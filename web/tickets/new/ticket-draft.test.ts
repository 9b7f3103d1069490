import { expect, test } from 'vitest';
import { blankDraft, isBlankDraft, problemsOf } from './ticket-draft.ts';

const whole = {
  ...blankDraft(),
  subject: 'Score',
  category: 'result' as const,
  message: 'It is missing.',
};

test('what is missing is named in the order of the form', () => {
  expect(problemsOf(blankDraft(), true)).toEqual([
    'name',
    'email',
    'subject',
    'category',
    'message',
  ]);
  expect(problemsOf({ ...blankDraft(), subject: '  ' }, false)[0]).toBe('subject');
  expect(problemsOf(whole, false)).toEqual([]);
});

test('a visitor leaves an address that an answer can reach', () => {
  const visitor = { ...whole, name: 'Lan' };
  expect(problemsOf({ ...visitor, email: 'lan@truong' }, true)).toEqual(['email']);
  expect(problemsOf({ ...visitor, email: 'lê.lan@truong.vn' }, true)).toEqual(['emailAccents']);
  expect(problemsOf({ ...visitor, email: ' lan@truong.vn ' }, true)).toEqual([]);
});

test('a draft with nothing written is none, and each has an id of its own', () => {
  expect(isBlankDraft({ ...blankDraft(), category: 'other', attempt: 'x' })).toBe(true);
  expect(isBlankDraft({ ...blankDraft(), message: 'a' })).toBe(false);
  expect(blankDraft().id).not.toBe(blankDraft().id);
});
