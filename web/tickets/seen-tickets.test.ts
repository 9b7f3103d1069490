import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { beforeEach, expect, test } from 'vitest';
import { hasNews, markSeen } from './seen-tickets.ts';

const card: TicketCard = {
  id: '6f1c6c5e-2f0f-4c8e-9a55-0d0f0c2b6a11',
  number: 7,
  subject: 'Score',
  category: 'result',
  state: 'waiting',
  excerpt: 'Hello',
  lastFrom: 'team',
  createdAt: '2026-11-12T02:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
};

beforeEach(() => localStorage.clear());

test('an unread answer is news until it is read', () => {
  expect(hasNews(card)).toBe(true);
  markSeen(card.id, card.updatedAt);
  expect(hasNews(card)).toBe(false);
  expect(hasNews({ ...card, updatedAt: '2026-11-12T09:00:00.000Z' })).toBe(true);
});

test('a person’s own message is no news to them', () => {
  expect(hasNews({ ...card, lastFrom: 'person', state: 'open' })).toBe(false);
});

test('ignores unreadable data in the storage', () => {
  localStorage.setItem('tickets-seen', '{{');
  expect(hasNews(card)).toBe(true);
  markSeen(card.id, card.updatedAt);
  expect(hasNews(card)).toBe(false);
});
