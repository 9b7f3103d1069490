import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All texts that users read, except emails and refusals. */
const texts = globSync(['web/**/messages.*.json', 'content/site/**/*.{md,yaml}', 'README.md'], {
  cwd: root,
  exclude: ['web/dist/**', 'web/node_modules/**'],
});

const linesWith = (pattern: RegExp): { file: string; line: string }[] =>
  texts.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => ({ file, line })),
  );

const footer = (language: string): string =>
  JSON.parse(read(`web/app/public-frame/messages.${language}.json`)).footer.trademark;

describe('statements made in several places', () => {
  it.each([
    ['en', /SAT\b.*\btrademark/, 7],
    ['vi', /SAT\b.*(nhãn|thương) hiệu/, 6],
  ] as const)(
    'the trademark notice has the same words everywhere, in %s',
    (language, pattern, count) => {
      const found = linesWith(pattern);
      expect(found).toHaveLength(count);
      expect(found.filter(({ line }) => !line.includes(footer(language)))).toEqual([]);
    },
  );

  it.each([
    ['en', 'last three graduating classes', /grades 11(–| and )12/],
    ['vi', 'ba khóa tốt nghiệp gần nhất', /lớp 11–12 ở Mỹ/],
  ])(
    'percentiles name the groups and the year of their table, in %s',
    (language, users, national) => {
      const [, year] =
        /published by the College Board for (\d{4})/.exec(
          read('exam/scoring/percentile-table.ts'),
        ) ?? [];
      const results = JSON.parse(read(`web/results/messages.${language}.json`));
      const print = JSON.parse(read(`web/results/print/messages.${language}.json`));
      const article = read(`content/site/articles/results/range-and-percentile.${language}.md`);
      const printText = `${print.fact.percentile} ${print.meaning.percentile}`;
      for (const text of [results.estimate.percentiles, printText, article]) {
        expect(text).toContain(year);
        expect(text).toContain(users);
        expect(text).toMatch(national);
      }
    },
  );

  it('no text states office hours', () => {
    expect(linesWith(/\b\d{1,2}:\d{2} ?(–|-|to|đến) ?\d{1,2}:\d{2}\b/)).toEqual([]);
  });

  it('no text says that a range contains a second score two times in three', () => {
    const claims = linesWith(/two[- ](times[- ])?in[- ]three|2\/3 là/);
    expect(claims.length).toBeGreaterThan(10);
    expect(claims.filter(({ line }) => !/true score|mức điểm thực/.test(line))).toEqual([]);
  });
});
