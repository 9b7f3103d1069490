import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isCostly } from './is-costly.ts';

const pages = await Array.fromAsync(
  glob('content/site/**/*.md', { cwd: new URL('../../..', import.meta.url).pathname }),
);

describe('isCostly for Markdown that is slow to parse', () => {
  it.each([
    '*a_',
    '~a',
    'a]',
    '[',
    '|a',
    '`a',
    '<b>',
    'a\\ ',
    '&amp;',
    '> ',
    '>',
    '+ ',
    '1. ',
    '1) ',
    '- a\n',
    'a\n=\n',
    'a\n\n',
    'a\r\r',
    '[a]: b\n',
    '*a* _b_\n\n',
    'www.a ',
    'mailto:',
    'a@b.c ',
  ])('detects %j repeated many times', (unit) => {
    expect(isCostly(unit.repeat(20_000 / unit.length))).toBe(true);
  });

  it.each(['.', ')', '?', '"'])('detects a web address followed by thousands of %s', (sign) => {
    expect(isCostly(`www.a${sign.repeat(5_000)}a`)).toBe(true);
  });

  it('detects a list nested very deeply by indentation', () => {
    const lines = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- a`);
    expect(isCostly(lines.join('\n'))).toBe(true);
  });

  it('detects a text longer than any field accepts', () => {
    expect(isCostly('word '.repeat(12_001))).toBe(true);
  });
});

describe('isCostly for Markdown that is fast to parse', () => {
  it('accepts every page of the site', async () => {
    const costly: string[] = [];
    for (const page of pages) {
      const text = await readFile(new URL(`../../../${page}`, import.meta.url), 'utf8');
      if (isCostly(text)) costly.push(page);
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(costly).toEqual([]);
  });

  it.each([
    [
      'a long text of plain paragraphs',
      'Một câu dài vừa phải. '.repeat(20).concat('\n\n').repeat(100),
    ],
    ['a table of a hundred rows', `|a|b|\n|-|-|\n${'| một | **hai** |\n'.repeat(100)}`],
    ['a list of a hundred links', '- [bài viết](/support/bai-viet)\n'.repeat(100)],
    ['a rule of eighty dashes', `một\n\n${'-'.repeat(80)}\n\nhai`],
    ['a list nested five deep', '- a\n  - b\n    - c\n      - d\n        - e'],
  ])('accepts %s', (_what, text) => expect(isCostly(text)).toBe(false));
});
