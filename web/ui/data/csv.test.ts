import { describe, expect, test } from 'vitest';
import { toCsv, type Cell } from './csv.ts';

const line = (...cells: Cell[]): string => toCsv([cells]).slice(1);

describe('a CSV file', () => {
  test('begins with the mark that tells Excel its letters', () => {
    expect(toCsv([['Đọc và Viết']])).toBe('\uFEFFĐọc và Viết\r\n');
  });

  test('quotes what holds commas, quotes or line breaks', () => {
    expect(line('a,b', 'say "x"', 'two\nlines', 'plain')).toBe(
      '"a,b","say ""x""","two\nlines",plain\r\n',
    );
  });

  test('leaves out what is not there', () => {
    expect(line('a', null, 'b')).toBe('a,,b\r\n');
  });

  test.each(['=1+1', '+cmd', '-1/2', '@SUM(A1)', '\t=1', '--5'])('makes %j harmless', (text) => {
    expect(line(text)).toBe(`'${text}\r\n`);
  });

  test('makes a formula harmless inside quotes too', () => {
    expect(line('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
  });

  test.each([-3, 0.5, '-3', '+2', '-.5', '12.25'])('keeps the number %j', (value) => {
    expect(line(value)).toBe(`${value}\r\n`);
  });
});
