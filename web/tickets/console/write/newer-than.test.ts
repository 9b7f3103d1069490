import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { expect, test } from 'vitest';
import { newerThan } from './newer-than.ts';

const message = (id: string, part: Partial<TicketMessage> = {}): TicketMessage => ({
  id,
  kind: 'reply',
  from: 'person',
  author: 'Hân',
  isOwn: false,
  blocks: [],
  event: null,
  detail: null,
  files: [],
  isMail: false,
  otherSender: null,
  createdAt: '2026-11-12T08:00:00.000Z',
  ...part,
});

const ids = (messages: TicketMessage[]): string[] => messages.map(({ id }) => id);

test('returns what others wrote after the last seen message', () => {
  const all = [message('1'), message('2'), message('3', { from: 'team', author: 'Ly' })];
  expect(ids(newerThan(all, '1'))).toEqual(['2', '3']);
  expect(newerThan(all, '3')).toEqual([]);
});

test('ignores own messages, notes and events', () => {
  const all = [
    message('1'),
    message('2', { from: 'team', isOwn: true }),
    message('3', { kind: 'note' }),
    message('4', { kind: 'event', event: 'assigned' }),
  ];
  expect(newerThan(all, '1')).toEqual([]);
});

test('returns everything of others if nothing was seen', () => {
  expect(ids(newerThan([message('1')], null))).toEqual(['1']);
});
