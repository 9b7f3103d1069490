import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemOf, specRows } from './spec-names.ts';

const root = resolve(import.meta.dirname, '..');

function read(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const problemsIn = (spec: string, from = read): string[] =>
  specRows(spec).flatMap((row) => problemOf(row, from) ?? []);

describe('what was asked for', () => {
  const spec = read('docs/spec.md') ?? '';

  it('is proved, row by row, by tests that exist', () => {
    expect(specRows(spec).length).toBeGreaterThan(300);
    expect(problemsIn(spec)).toEqual([]);
  });
});

const head = ['| asked for | proved by |', '| :-- | --- |'];
const source = `
  await page.goto('/auth');
  test('/auth', async () => {});
  it.each(cases)(
    'of "%s" are %s', () => {});
  test(\`says “Hello, \${name}” (once)\`, () => {});
`;
const sources = new Map([
  ['e2e/a.spec.ts', source],
  ['web/ui/a.test.tsx', source],
  ['e2e/support/desk.ts', source],
]);
const problemsOf = (...rows: string[]): string[] =>
  problemsIn([...head, ...rows].join('\n'), (file) => sources.get(file));

describe('a row', () => {
  it('names a test as its source does, and may go on in the next line', () => {
    const rows = [
      '| Sign in | `e2e/a.spec.ts` › “/auth” |',
      '| | `web/ui/a.test.tsx` › “of "%s" are %s” |',
      '| | `e2e/a.spec.ts` › “says “Hello, ${name}” (once)” |',
    ];
    expect(problemsOf(...rows)).toEqual([]);
    expect(specRows([...head, ...rows].join('\n')).map(({ asked }) => asked)).toEqual([
      'Sign in',
      'Sign in',
      'Sign in',
    ]);
  });

  it.each([
    ['without a test', '–', 'names no test'],
    ['with an empty cell', '', 'names no test'],
    ['with words in place of a name', 'see `e2e/a.spec.ts`', 'names no test'],
    ['of a file that is gone', '`e2e/b.spec.ts` › “/auth”', 'e2e/b.spec.ts is no file of tests'],
    [
      'of a file that is no test',
      '`e2e/support/desk.ts` › “/auth”',
      'e2e/support/desk.ts is no file of tests',
    ],
    ['of a title that is gone', '`e2e/a.spec.ts` › “/admin”', 'e2e/a.spec.ts has no “/admin”'],
    ['of half a title', '`e2e/a.spec.ts` › “of "%s"”', 'e2e/a.spec.ts has no “of "%s"”'],
  ])('%s is caught', (_name, proof, problem) => {
    expect(problemsOf(`| Sign in | ${proof} |`)).toEqual([`Sign in: ${problem}`]);
  });

  it('that only repeats what the page is told is caught', () => {
    const called = new Map([['e2e/a.spec.ts', `await page.goto('/auth');`]]);
    const row = { asked: 'Sign in', proof: '`e2e/a.spec.ts` › “/auth”' };
    expect(problemOf(row, (file) => called.get(file))).toBe(
      'Sign in: e2e/a.spec.ts has no “/auth”',
    );
  });
});
