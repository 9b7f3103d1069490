import { fileURLToPath } from 'node:url';
import type { Route } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judgeFile } from '../tickets/conversation/judge-file.ts';
import { regexLiterals } from '../testing/attacks/regex-literals.ts';

/**
 * Every pattern of the code and of the contract is asked about texts that patterns get lost in. What is counted is the work of this
 * process, not the time on the wall: for a pattern that takes one step a letter it is thousands of times below the bound at every
 * length, for one that takes the square of it, or worse, far above.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** At 16,384 letters the square of them is above the bound, as the last test shows; `FULL` goes on to twice as many. */
const longest = process.env['FULL'] ? [16_384, 32_768] : [16_384];
const lengths = [16, 24, 32, 64, 256, 1024, 4096, ...longest];
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
const signsOf = (source: string): Set<string> =>
  new Set([...usual, ...source.replaceAll(/\\[a-zA-Z]|\{\d+,?\d*\}|[()[\]{}|*+?^$\\]/g, '')]);

function* attacksOf(sign: string): Generator<(length: number) => string> {
  for (const end of ['', '\u0001', `${sign}!`]) yield (length) => sign.repeat(length) + end;
  for (const begin of usual.slice(0, 12)) {
    yield (length) => `${begin}${sign.repeat(length)}\u0001`;
    yield (length) => `${begin}${sign}`.repeat(length / 2) + '\u0001';
  }
}

const work = (): number => process.cpuUsage().user / 1000;

function takesTooLong(patterns: RegExp[], text: string): boolean {
  const before = work();
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    pattern.test(text);
  }
  return work() - before > workMilliseconds;
}

interface Suspect {
  name: string;
  source: string;
  flags: string;
  atMost?: number | undefined;
}

/**
 * Each pattern that takes more work than it may, with the first text that shows it. All patterns are asked about a text together:
 * only when they take too long together can one of them do so alone.
 */
function findLost(suspects: Suspect[]): string[] {
  const lost = new Map<RegExp, string>();
  const all = suspects.map(({ name, source, flags, atMost = Infinity }) => {
    const pattern = new RegExp(source, flags.replace('y', ''));
    return { name, pattern, atMost, signs: signsOf(source) };
  });
  for (const sign of new Set(all.flatMap(({ signs }) => [...signs]))) {
    const naming = all.filter(({ signs }) => signs.has(sign));
    for (const attack of attacksOf(sign)) {
      for (const length of lengths) {
        const text = attack(length);
        const asked = naming.filter(
          ({ pattern, atMost }) => length <= atMost && !lost.has(pattern),
        );
        const patterns = asked.map(({ pattern }) => pattern);
        if (!takesTooLong(patterns, text)) continue;
        for (const { name, pattern } of asked) {
          // Twice: the process may have been busy with itself.
          if (takesTooLong([pattern], text) && takesTooLong([pattern], text)) {
            lost.set(pattern, `${name} at ${length} letters of ${JSON.stringify(attack(20))}`);
          }
        }
      }
    }
  }
  return [...lost.values()];
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

  it('gets lost in nothing', () => {
    const suspects = [...byPattern].map(([pattern, { file, source, flags }]) => ({
      name: `${pattern} in ${file}`,
      source,
      flags,
      atMost: shortOnly[pattern]?.atMost,
    }));
    expect(findLost(suspects)).toEqual([]);
  });
});

describe('a pattern of the contract', () => {
  const schemas = (Object.values(routes) as Route[]).flatMap(({ params, query, body }) =>
    [params, query, body].filter((schema) => schema !== undefined),
  );
  const patterns = new Set(
    schemas.flatMap((schema) => [
      ...patternsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );

  it('gets lost in nothing', () => {
    expect(patterns.size).toBeGreaterThan(0);
    const suspects = [...patterns].map((source) => ({ name: source, source, flags: 'u' }));
    expect(findLost(suspects)).toEqual([]);
  });
});

it('a name of a million dots, as a letter may bring one, is not read to its end', async () => {
  const before = work();
  const judged = await judgeFile(Buffer.from('words'), `${'.'.repeat(1_000_000)}a b.txt`);
  expect(judged).toEqual({ type: 'text/plain', name: 'a b.txt' });
  expect(work() - before).toBeLessThan(10 * workMilliseconds);
});

it('a pattern that does get lost is noticed', () => {
  const exponential = { name: 'exponential', source: '^(a+)+$', flags: '' };
  const quadratic = { name: 'quadratic', source: String.raw`\s+$`, flags: '' };
  const harmless = { name: 'harmless', source: '^a+$', flags: '' };
  expect(findLost([exponential, harmless, quadratic])).toEqual([
    expect.stringMatching(/^exponential at/),
    expect.stringMatching(/^quadratic at/),
  ]);
});
