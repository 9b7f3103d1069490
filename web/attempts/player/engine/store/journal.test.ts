import { beforeEach, expect, test, vi } from 'vitest';
import { browserJournal } from './journal.ts';
import type { JournalEntry } from '../local-attempt.ts';

const entry: JournalEntry = {
  page: 'one',
  before: 3,
  made: [{ at: 5, event: { type: 'answered', module: 0, question: 1, answer: 'B' } }],
};

beforeEach(() => localStorage.clear());

test('reads the drafts of every page by attempt', () => {
  browserJournal.write('attempt', entry);
  browserJournal.write('attempt', { ...entry, page: 'two' });
  browserJournal.write('other', { ...entry, page: 'three' });
  const pages = browserJournal.read('attempt').toSorted((a, b) => a.page.localeCompare(b.page));
  expect(pages).toEqual([entry, { ...entry, page: 'two' }]);
});

test('removes a draft whose events are stored', () => {
  browserJournal.write('attempt', entry);
  browserJournal.write('attempt', { ...entry, before: 4, made: [] });
  expect(browserJournal.read('attempt')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('ignores a full or corrupt localStorage', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => browserJournal.write('attempt', entry)).not.toThrow();
  refused.mockRestore();
  localStorage.setItem('unstored/attempt/one', 'spoilt');
  expect(browserJournal.read('attempt')).toEqual([]);
});
