import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { expect, test } from 'vitest';
import { findCanned } from './find-canned.ts';

const reply = (vi: string, category: CannedReply['category']): CannedReply => ({
  id: vi,
  name: { vi, en: 'Name' },
  category,
  body: { vi: 'Chào {{name}}', en: 'Hello {{name}}' },
  revision: 1,
});

const all = [reply('Vì sao điểm là ước tính', 'result'), reply('Mã xác minh', 'account')];

test('finds a canned reply by any of its words, ignoring accents', () => {
  expect(findCanned(all, 'uoc diem', 'other').map(({ id }) => id)).toEqual([
    'Vì sao điểm là ước tính',
  ]);
  expect(findCanned(all, 'hello', 'other')).toHaveLength(2);
  expect(findCanned(all, 'khong co', 'other')).toEqual([]);
});

test('lists replies of the ticket’s category first', () => {
  expect(findCanned(all, '', 'account')[0]?.id).toBe('Mã xác minh');
});

test('lists matches in a name before matches in a text', () => {
  const [, code] = all;
  const textMatch = { ...code!, id: 'says', body: { vi: 'Điểm của bạn', en: 'Your score' } };
  expect(findCanned([textMatch, all[0]!], 'diem', 'account').map(({ id }) => id)).toEqual([
    'Vì sao điểm là ước tính',
    'says',
  ]);
});
