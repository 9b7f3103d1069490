import { expect, test } from 'vitest';
import { splitEmail, sitePath } from './email-parts.ts';

const special = (text: string): string[] =>
  splitEmail(text)
    .filter(({ kind }) => kind !== 'words')
    .map((part) => `${part.kind} ${part.text}`);

test('finds a code of six digits or of two groups of three', () => {
  expect(special('Mã của bạn: 407219.')).toEqual(['code 407219']);
  expect(special('Your code is 407 219')).toEqual(['code 407 219']);
});

test('does not mistake other numbers for a code', () => {
  expect(special('Gọi 0912345678 trước 08/11/2026, giá 1234567')).toEqual([]);
});

test('finds a link without the full stop after it', () => {
  const link =
    'https://bac.example/auth/forgot-password/change?token=a123456b&email=anh%40bac.example';
  expect(special(`Mở ${link}.`)).toEqual([`link ${link}`]);
});

test('loses no text', () => {
  const text = 'Chào Ánh,\n\n407219\n\nhttp://localhost:3000/tests\n';
  expect(
    splitEmail(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('recognizes links to this site', () => {
  const origin = 'https://bac.example';
  expect(sitePath('https://bac.example/tests?page=2#top', origin)).toBe('/tests?page=2#top');
  expect(sitePath('https://bac.example.evil/tests', origin)).toBeUndefined();
  expect(sitePath('https://', origin)).toBeUndefined();
});
