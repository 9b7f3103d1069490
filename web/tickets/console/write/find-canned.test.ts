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

test('a canned reply is found without accents, by any of its words', () => {
  expect(findCanned(all, 'uoc diem', 'other').map(({ id }) => id)).toEqual([
    'Vì sao điểm là ước tính',
  ]);
  expect(findCanned(all, 'hello', 'other')).toHaveLength(2);
  expect(findCanned(all, 'khong co', 'other')).toEqual([]);
});

test('those of the category of the ticket come first', () => {
  expect(findCanned(all, '', 'account')[0]?.id).toBe('Mã xác minh');
});

test('what is called so comes before what only says so', () => {
  const [, code] = all;
  const saying = { ...code!, id: 'says', body: { vi: 'Điểm của bạn', en: 'Your score' } };
  expect(findCanned([saying, all[0]!], 'diem', 'account').map(({ id }) => id)).toEqual([
    'Vì sao điểm là ước tính',
    'says',
  ]);
});
