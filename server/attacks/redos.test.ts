import { fileURLToPath } from 'node:url';
import type { Route } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateFile } from '../tickets/conversation/validate-file.ts';
import { regexLiterals } from '../testing/attacks/regex-literals.ts';

/**
 * Tests every regular expression of the code and of the contract with texts that cause catastrophic backtracking. It measures the
 * CPU time of this process, not the elapsed time: a linear pattern is thousands of times below the limit at every length, a
 * quadratic or worse one far above.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A quadratic pattern exceeds the limit at 16,384 characters, as the last test shows; `FULL` tests twice as many. */
const longestLengths = process.env['FULL'] ? [16_384, 32_768] : [16_384];
const lengths = [16, 24, 32, 64, 256, 1024, 4096, ...longestLengths];
const limitMilliseconds = 100;

/** Patterns that only get short texts: the greatest length, and why. */
const template = {
  atMost: 256,
  because: 'it parses the HTML of our own pages, never user input',
};
const shortOnly: Record<string, { atMost: number; because: string }> = {
  '/[ .]+$/': { atMost: 1024, because: 'file names are truncated before' },
  '/-+$/': { atMost: 256, because: 'the text is truncated to the length of an id before' },
  [String.raw`/\B(?=(\d{3})+$)/g`]: { atMost: 256, because: 'no number has more digits' },
  [String.raw`/^[+-]?(\d+\.?\d*|\.\d+)$/`]: {
    atMost: 4096,
    because: 'it checks cells of exported tables, at most a field of a question',
  },
  [String.raw`/^\s*\n\s*$/`]: template,
  [String.raw`/(^|>)\s*\n\s*(?=<|$)/g`]: template,
  [String.raw`/\s*\n\s*</g`]: template,
  [String.raw`/\s*\n\s*/g`]: template,
  [String.raw`/\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet|preload|manifest)"[^>]*)>/g`]:
    template,
};

const usual = [...'a0 -.,/\\"<>=@_:\n\téA('];

/** The characters that a pattern names, and examples for its character classes. */
const charactersOf = (source: string): Set<string> =>
  new Set([...usual, ...source.replaceAll(/\\[a-zA-Z]|\{\d+,?\d*\}|[()[\]{}|*+?^$\\]/g, '')]);

function* attacksOf(sign: string): Generator<(length: number) => string> {
  for (const end of ['', '\u0001', `${sign}!`]) yield (length) => sign.repeat(length) + end;
  for (const begin of usual.slice(0, 12)) {
    yield (length) => `${begin}${sign.repeat(length)}\u0001`;
    yield (length) => `${begin}${sign}`.repeat(length / 2) + '\u0001';
  }
}

const cpuTime = (): number => process.cpuUsage().user / 1000;

function takesTooLong(patterns: RegExp[], text: string): boolean {
  const before = cpuTime();
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    pattern.test(text);
  }
  return cpuTime() - before > limitMilliseconds;
}

interface Suspect {
  name: string;
  source: string;
  flags: string;
  atMost?: number | undefined;
}

/**
 * Finds the patterns that exceed the limit, each with the first text that shows it. All patterns run on a text together first:
 * only if they exceed the limit together can one of them exceed it alone.
 */
function findSlow(suspects: Suspect[]): string[] {
  const slow = new Map<RegExp, string>();
  const all = suspects.map(({ name, source, flags, atMost = Infinity }) => {
    const pattern = new RegExp(source, flags.replace('y', ''));
    return { name, pattern, atMost, signs: charactersOf(source) };
  });
  for (const sign of new Set(all.flatMap(({ signs }) => [...signs]))) {
    const affected = all.filter(({ signs }) => signs.has(sign));
    for (const attack of attacksOf(sign)) {
      for (const length of lengths) {
        const text = attack(length);
        const tested = affected.filter(
          ({ pattern, atMost }) => length <= atMost && !slow.has(pattern),
        );
        const patterns = tested.map(({ pattern }) => pattern);
        if (!takesTooLong(patterns, text)) continue;
        for (const { name, pattern } of tested) {
          // Runs twice, because garbage collection may have caused the first excess.
          if (takesTooLong([pattern], text) && takesTooLong([pattern], text)) {
            slow.set(pattern, `${name} at ${length} letters of ${JSON.stringify(attack(20))}`);
          }
        }
      }
    }
  }
  return [...slow.values()];
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

describe('the patterns of the code', () => {
  it('are all found', () => {
    expect(byPattern.size).toBeGreaterThan(100);
  });

  it('have no catastrophic backtracking', () => {
    const suspects = [...byPattern].map(([pattern, { file, source, flags }]) => ({
      name: `${pattern} in ${file}`,
      source,
      flags,
      atMost: shortOnly[pattern]?.atMost,
    }));
    expect(findSlow(suspects)).toEqual([]);
  });
});

describe('the patterns of the contract', () => {
  const schemas = (Object.values(routes) as Route[]).flatMap(({ params, query, body }) =>
    [params, query, body].filter((schema) => schema !== undefined),
  );
  const patterns = new Set(
    schemas.flatMap((schema) => [
      ...patternsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );

  it('have no catastrophic backtracking', () => {
    expect(patterns.size).toBeGreaterThan(0);
    const suspects = [...patterns].map((source) => ({ name: source, source, flags: 'u' }));
    expect(findSlow(suspects)).toEqual([]);
  });
});

it('truncates a file name of a million dots from an email before matching it', async () => {
  const before = cpuTime();
  const judged = await validateFile(Buffer.from('words'), `${'.'.repeat(1_000_000)}a b.txt`);
  expect(judged).toEqual({ type: 'text/plain', name: 'a b.txt' });
  expect(cpuTime() - before).toBeLessThan(10 * limitMilliseconds);
});

it('detects patterns with catastrophic backtracking', () => {
  const exponential = { name: 'exponential', source: '^(a+)+$', flags: '' };
  const quadratic = { name: 'quadratic', source: String.raw`\s+$`, flags: '' };
  const harmless = { name: 'harmless', source: '^a+$', flags: '' };
  expect(findSlow([exponential, harmless, quadratic])).toEqual([
    expect.stringMatching(/^exponential at/),
    expect.stringMatching(/^quadratic at/),
  ]);
});
