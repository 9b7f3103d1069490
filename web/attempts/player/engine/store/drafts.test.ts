import { beforeEach, expect, test, vi } from 'vitest';
import { browserDrafts } from './drafts.ts';
import type { Draft } from '../local-attempt.ts';

const entry: Draft = {
  page: 'one',
  before: 3,
  made: [{ at: 5, event: { type: 'answered', module: 0, question: 1, answer: 'B' } }],
};

beforeEach(() => localStorage.clear());

test('reads the drafts of every page by attempt', () => {
  browserDrafts.write('attempt', entry);
  browserDrafts.write('attempt', { ...entry, page: 'two' });
  browserDrafts.write('other', { ...entry, page: 'three' });
  const pages = browserDrafts.read('attempt').toSorted((a, b) => a.page.localeCompare(b.page));
  expect(pages).toEqual([entry, { ...entry, page: 'two' }]);
});

test('removes a draft whose events are stored', () => {
  browserDrafts.write('attempt', entry);
  browserDrafts.write('attempt', { ...entry, before: 4, made: [] });
  expect(browserDrafts.read('attempt')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('ignores a full or corrupt localStorage', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => browserDrafts.write('attempt', entry)).not.toThrow();
  refused.mockRestore();
  localStorage.setItem('unstored/attempt/one', 'spoilt');
  expect(browserDrafts.read('attempt')).toEqual([]);
});
