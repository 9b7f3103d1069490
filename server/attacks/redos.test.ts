import { fileURLToPath } from 'node:url';
import type { Route } from '@bac/contract/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeFile } from '../tickets/judge-file.ts';
import { regexLiterals, type Found } from '../testing/regex-literals.ts';
import { violationsOf } from '../testing/violations.ts';

/**
 * Every pattern of the code and of the contract is asked about texts that patterns get lost in. What is counted is the work of this
 * process, not the time on the wall: for a pattern that takes one step a letter it is thousands of times below the bound at every
 * length, for one that takes the square of it, or worse, far above.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const lengths = [16, 24, 26, 32, 64, 256, 1024, 4096, 32_768];
const workMilliseconds = 100;

/** Patterns that are only ever asked about short texts: by how many letters at most, and who sees to it. */
const template = {
  atMost: 256,
  because: 'it reads the code of our own pages, never what people write',
};
const shortOnly: Record<string, { atMost: number; because: string }> = {
  '/[ .]+$/': { atMost: 1024, because: 'of the name of a file no more is read' },
  '/-+$/': { atMost: 256, because: 'it is cut to the length of an id before' },
  [String.raw`/\B(?=(\d{3})+$)/g`]: { atMost: 256, because: 'no number has more digits' },
  [String.raw`/^[+-]?(\d+\.?\d*|\.\d+)$/`]: {
    atMost: 4096,
    because: 'a cell of a table that the team takes out, at most a field of a question',
  },
  [String.raw`/^\s*\n\s*$/`]: template,
  [String.raw`/(^|>)\s*\n\s*(?=<|$)/g`]: template,
  [String.raw`/\s*\n\s*</g`]: template,
  [String.raw`/\s*\n\s*/g`]: template,
  [String.raw`/\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet|preload|manifest)"[^>]*)>/g`]:
    template,
};

const usual = [...'a0 -.,/\\"<>=@_:\n\téA('];

/** The signs that a pattern names, and some that its classes stand for. */
const signsOf = (source: string): string[] => [
  ...new Set([...usual, ...source.replaceAll(/\\[a-zA-Z]|\{\d+,?\d*\}|[()[\]{}|*+?^$\\]/g, '')]),
];

function* attacks(source: string): Generator<(length: number) => string> {
  const signs = signsOf(source);
  for (const one of signs) {
    for (const end of ['', '\u0001', `${one}!`]) yield (length) => one.repeat(length) + end;
    for (const begin of signs.slice(0, 12)) {
      yield (length) => `${begin}${one.repeat(length)}\u0001`;
      yield (length) => `${begin}${one}`.repeat(length / 2) + '\u0001';
    }
  }
}

const work = (): number => process.cpuUsage().user / 1000;

/** Work never exceeds elapsed time, so the slower work counter is read again only after the clock has passed the bound. */
function isTooMuchWork(pattern: RegExp, text: string): boolean {
  const begun = work();
  const start = performance.now();
  pattern.lastIndex = 0;
  pattern.test(text);
  return performance.now() - start > workMilliseconds && work() - begun > workMilliseconds;
}

/** The first length at which it takes more work than it may, or nothing. */
function getsLostAt(pattern: RegExp, attack: (length: number) => string, most: number) {
  for (const length of lengths.filter((each) => each <= most)) {
    if (isTooMuchWork(pattern, attack(length))) return length;
  }
  return undefined;
}

function worstOf({ source, flags }: Pick<Found, 'source' | 'flags'>, most = Infinity) {
  const pattern = new RegExp(source, flags.replace('y', ''));
  for (const attack of attacks(source)) {
    const length = getsLostAt(pattern, attack, most);
    // Once more: the process may have been busy with itself.
    const again = length !== undefined && getsLostAt(pattern, attack, most);
    if (again) return { length: again, text: attack(20) };
  }
  return undefined;
}

function patternsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'pattern' && typeof value === 'string') found.add(value);
    else patternsOf(value, found);
  }
  return found;
}

const literals = await regexLiterals(root, ['contract', 'exam', 'server']);
const byPattern = new Map(literals.map((found) => [`/${found.source}/${found.flags}`, found]));

describe('a pattern of the code', () => {
  it('is found wherever there is one', () => {
    expect(byPattern.size).toBeGreaterThan(100);
  });

  it('gets lost in nothing', async () => {
    const violations = await violationsOf([...byPattern], ([pattern, found]) => {
      const worst = worstOf(found, shortOnly[pattern]?.atMost);
      expect(worst && { ...worst, file: found.file }, `in ${found.file}`).toBeUndefined();
    });
    expect(violations).toEqual([]);
  }, 300_000);
});

describe('a pattern of the contract', () => {
  const schemas = (Object.values(routes) as Route[]).flatMap(({ params, query, body }) =>
    [params, query, body].filter((schema) => schema !== undefined),
  );
  const patterns = schemas.flatMap((schema) => [
    ...patternsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  ]);
  it('gets lost in nothing', async () => {
    const violations = await violationsOf([...new Set(patterns)], (source) =>
      expect(worstOf({ source, flags: 'u' })).toBeUndefined(),
    );
    expect(violations).toEqual([]);
  });
});

it('a name of a million dots, as a letter may bring one, is not read to its end', async () => {
  const begun = work();
  const judged = await judgeFile(Buffer.from('words'), `${'.'.repeat(1_000_000)}a b.txt`);
  expect(judged).toEqual({ type: 'text/plain', name: 'a b.txt' });
  expect(work() - begun).toBeLessThan(10 * workMilliseconds);
});

it('a pattern that does get lost is noticed', () => {
  expect(worstOf({ source: '^(a+)+$', flags: '' })).toBeDefined();
  expect(worstOf({ source: String.raw`\s+$`, flags: '' })).toBeDefined();
});
