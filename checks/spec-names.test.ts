import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeProblem, specRows } from './spec-names.ts';

const root = resolve(import.meta.dirname, '..');

function read(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const problemsIn = (spec: string, from = read): string[] =>
  specRows(spec).flatMap((row) => describeProblem(row, from) ?? []);

describe('docs/spec.md', () => {
  const spec = read('docs/spec.md') ?? '';

  it('every row of the specification names existing tests', () => {
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

describe('rows of the specification', () => {
  it('a row names a test by its title in the source, and may continue in the next line', () => {
    const rows = [
      '| Sign in | `e2e/a.spec.ts` › “/auth” |',
      '| | `web/ui/a.test.tsx` › “of "%s" are %s” |',
      '| | `e2e/a.spec.ts` › “says “Hello, ${name}” (once)” |',
    ];
    expect(problemsOf(...rows)).toEqual([]);
    const requirements = specRows([...head, ...rows].join('\n')).map((row) => row.requirement);
    expect(requirements).toEqual(['Sign in', 'Sign in', 'Sign in']);
  });

  it.each([
    ['without a test', '–', 'names no test'],
    ['with an empty cell', '', 'names no test'],
    ['with text instead of a name', 'see `e2e/a.spec.ts`', 'names no test'],
    ['of a missing file', '`e2e/b.spec.ts` › “/auth”', 'e2e/b.spec.ts is not a test file'],
    [
      'of a file that is not a test',
      '`e2e/support/desk.ts` › “/auth”',
      'e2e/support/desk.ts is not a test file',
    ],
    ['of a missing title', '`e2e/a.spec.ts` › “/admin”', 'e2e/a.spec.ts has no test “/admin”'],
    ['of half a title', '`e2e/a.spec.ts` › “of "%s"”', 'e2e/a.spec.ts has no test “of "%s"”'],
  ])('reports a row %s', (_name, proof, problem) => {
    expect(problemsOf(`| Sign in | ${proof} |`)).toEqual([`Sign in: ${problem}`]);
  });

  it('reports a row whose title is only an argument of another call', () => {
    const calls = new Map([['e2e/a.spec.ts', `await page.goto('/auth');`]]);
    const row = { requirement: 'Sign in', proof: '`e2e/a.spec.ts` › “/auth”' };
    expect(describeProblem(row, (file) => calls.get(file))).toBe(
      'Sign in: e2e/a.spec.ts has no test “/auth”',
    );
  });
});
