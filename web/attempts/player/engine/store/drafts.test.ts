import { beforeEach, expect, test, vi } from 'vitest';
import { browserDrafts } from './drafts.ts';
import type { Draft } from '../local-attempt.ts';

const draft: Draft = {
  page: 'one',
  before: 3,
  made: [{ at: 5, event: { type: 'answered', module: 0, question: 1, answer: 'B' } }],
};

beforeEach(() => localStorage.clear());

test('what a page wrote down is there for the next, by attempt and page', () => {
  browserDrafts.write('attempt', draft);
  browserDrafts.write('attempt', { ...draft, page: 'two' });
  browserDrafts.write('other', { ...draft, page: 'three' });
  const pages = browserDrafts.read('attempt').toSorted((a, b) => a.page.localeCompare(b.page));
  expect(pages).toEqual([draft, { ...draft, page: 'two' }]);
});

test('nothing is left of what the store has', () => {
  browserDrafts.write('attempt', draft);
  browserDrafts.write('attempt', { ...draft, before: 4, made: [] });
  expect(browserDrafts.read('attempt')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a browser that refuses stops nobody', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => browserDrafts.write('attempt', draft)).not.toThrow();
  refused.mockRestore();
  localStorage.setItem('unstored/attempt/one', 'spoilt');
  expect(browserDrafts.read('attempt')).toEqual([]);
});
