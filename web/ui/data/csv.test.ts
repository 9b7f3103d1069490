import { describe, expect, test } from 'vitest';
import { toCsv, type Cell } from './csv.ts';

const line = (...cells: Cell[]): string => toCsv([cells]).slice(1);

describe('a CSV file', () => {
  test('begins with the byte order mark that Excel needs', () => {
    expect(toCsv([['Đọc và Viết']])).toBe('\uFEFFĐọc và Viết\r\n');
  });

  test('quotes cells with commas, quotes or line breaks', () => {
    expect(line('a,b', 'say "x"', 'two\nlines', 'plain')).toBe(
      '"a,b","say ""x""","two\nlines",plain\r\n',
    );
  });

  test('writes null as an empty cell', () => {
    expect(line('a', null, 'b')).toBe('a,,b\r\n');
  });

  test.each(['=1+1', '+cmd', '-1/2', '@SUM(A1)', '\t=1', '--5'])(
    'stops %j from running as a formula',
    (text) => {
      expect(line(text)).toBe(`'${text}\r\n`);
    },
  );

  test('escapes a formula inside quotes too', () => {
    expect(line('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
  });

  test.each([-3, 0.5, '-3', '+2', '-.5', '12.25'])('writes the number %j unchanged', (value) => {
    expect(line(value)).toBe(`${value}\r\n`);
  });
});
