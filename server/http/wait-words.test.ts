import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, '1 second', '1 giây'],
  [60, '60 seconds', '60 giây'],
  [91, '2 minutes', '2 phút'],
  [900, '15 minutes', '15 phút'],
  [3600, '60 minutes', '60 phút'],
  [86_400, '24 hours', '24 giờ'],
])('%i seconds: %s', (seconds, en, vi) => {
  expect(waitWords(seconds)).toEqual({
    en: `There have been too many tries. Please try again in ${en}.`,
    vi: `Đã có quá nhiều lần thử. Bạn thử lại sau ${vi} nhé.`,
  });
});
