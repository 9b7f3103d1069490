import { expect, onTestFinished, test, vi } from 'vitest';
import {
  formatDate,
  formatHomeDate,
  formatNumber,
  formatPercent,
  formatSpan,
  formatTime,
} from './format.ts';

test('thousands and decimals follow the language', () => {
  expect(formatNumber(1462, 'vi')).toBe('1.462');
  expect(formatNumber(1462, 'en')).toBe('1,462');
  expect(formatNumber(0.31, 'vi', 2)).toBe('0,31');
  expect(formatNumber(0.3, 'en', 2)).toBe('0.30');
});

test('a share is formatted as a percentage', () => {
  expect(formatPercent(0.119, 'vi', 1)).toBe('11,9%');
  expect(formatPercent(0.119, 'en', 1)).toBe('11.9%');
  expect(formatPercent(0.8, 'en', 1)).toBe('80.0%');
  expect(formatPercent(0.79, 'en')).toBe('79%');
});

test('a span is formatted in hours and minutes, never in days', () => {
  expect(formatSpan(252, 'en')).toBe('4 h 12 m');
  expect(formatSpan(-252, 'vi')).toBe('4 giờ 12 phút');
  expect(formatSpan(9.4, 'en')).toBe('9 m');
  expect(formatSpan(0, 'vi')).toBe('0 phút');
  expect(formatSpan(120, 'en')).toBe('2 h');
  expect(formatSpan(3012, 'vi')).toBe('50 giờ');
});

test('a date is numeric in Vietnamese and names the month in English', () => {
  const noon = new Date(2026, 10, 8, 12);
  expect(formatDate(noon, 'vi')).toBe('08/11/2026');
  expect(formatDate(noon, 'en')).toBe('November 8, 2026');
  expect(formatDate(noon.toISOString(), 'vi')).toBe('08/11/2026');
  expect(formatDate(noon.getTime(), 'en')).toBe('November 8, 2026');
});

test.each(['America/Los_Angeles', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'])(
  'a birthday is the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(formatDate('2009-03-14', 'vi')).toBe('14/03/2009');
  },
);

test.each(['America/Los_Angeles', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'])(
  'a review due at midnight in Vietnam shows the Vietnamese day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(formatHomeDate('2026-11-17T17:00:00.000Z', 'vi')).toBe('18/11/2026');
    expect(formatHomeDate('2026-11-17T16:59:59.999Z', 'en')).toBe('November 17, 2026');
  },
);

test('a time has two-digit hours and minutes', () => {
  const early = new Date(2026, 10, 8, 7, 5);
  expect(formatTime(early, 'vi')).toBe('07:05');
  expect(formatTime(early, 'en')).toBe('07:05');
});
