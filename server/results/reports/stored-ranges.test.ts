import { readdir, readFile } from 'node:fs/promises';
import { sections } from '@bac/exam/item/section.ts';
import type { Estimate } from '@bac/exam/scoring/irt.ts';
import {
  scaleSection,
  scaleTotal,
  standardError,
  unroundedScore,
  type Score,
} from '@bac/exam/scoring/scale.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { results } from '../../db/results-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { simulateResults } from '../../testing/bank/simulate-results.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const migrationsFolder = new URL('../../db/before-baseline/', import.meta.url);

async function runMigration(name: string): Promise<void> {
  const file = (await readdir(migrationsFolder)).find((each) => each.endsWith(`_${name}.sql`));
  const text = await readFile(new URL(file!, migrationsFolder), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) {
    await test.services.db.execute(sql.raw(statement));
  }
}

const reliability = 0.9;
const clamp = (score: number): number => Math.min(800, Math.max(200, score));

/** The former formula of stored ranges, which clamped after applying the error. */
function formerScore(section: 'rw' | 'math', estimate: Estimate): Score {
  const exact = unroundedScore(section, estimate, reliability);
  const error = standardError(section, estimate, reliability);
  return {
    score: scaleSection(section, estimate, reliability).score,
    low: clamp(Math.floor((exact - error) / 10) * 10),
    high: clamp(Math.ceil((exact + error) / 10) * 10),
  };
}

function formerTotal(rw: Score, math: Score, error: number): Score {
  const score = rw.score + math.score;
  return {
    score,
    low: Math.max(400, Math.floor((score - error) / 10) * 10),
    high: Math.min(1600, Math.ceil((score + error) / 10) * 10),
  };
}

const abilities = [-3.4, -2.5, -1, 0, 1.3, 2.15, 2.25, 3.3];

describe('the migration of stored score ranges', () => {
  it('gives every stored result the range that scoring gives now', async () => {
    const { db } = test.services;
    const pairs = abilities.flatMap((rw) => abilities.map((math) => [rw, math] as const));
    const attempts = await simulateResults(test.services, 'full-1', { students: pairs.length });
    const expected = new Map<string, unknown>();
    for (const [index, abilityPair] of pairs.entries()) {
      const estimates = abilityPair.map((ability, at) => ({
        ability,
        deviation: 0.3 + 0.05 * Math.abs(ability) + 0.01 * at,
      }));
      const errors = sections.map((section, at) =>
        standardError(section, estimates[at]!, reliability),
      );
      const [rw, math] = sections.map((section, at) => formerScore(section, estimates[at]!));
      const [rwNow, mathNow] = sections.map((section, at) =>
        scaleSection(section, estimates[at]!, reliability),
      );
      const details = (at: number) => ({
        error: errors[at]!,
        domains: [],
        gains: [],
        percentile: undefined,
      });
      await db
        .update(results)
        .set({
          score: {
            sections: [
              { section: 'rw', ...rw!, ...details(0) },
              { section: 'math', ...math!, ...details(1) },
            ],
            total: { ...formerTotal(rw!, math!, Math.hypot(...errors)), percentile: undefined },
          },
        })
        .where(eq(results.attemptId, attempts[index]!));
      expected.set(attempts[index]!, {
        sections: [
          { section: 'rw', ...rwNow },
          { section: 'math', ...mathNow },
        ],
        total: scaleTotal(rwNow!, mathNow!, [errors[0]!, errors[1]!]),
      });
    }

    await runMigration('score_ranges_at_the_ends');

    const rows = await db
      .select({ attempt: results.attemptId, score: results.score })
      .from(results)
      .where(inArray(results.attemptId, attempts));
    expect(rows).toHaveLength(pairs.length);
    for (const { attempt, score } of rows) expect(score).toMatchObject(expected.get(attempt)!);
  });

  it('does not change results without a score or without a stored error', async () => {
    const { db } = test.services;
    const [unscored, old] = await simulateResults(test.services, 'full-1', { students: 2 });
    const stored = { sections: [{ section: 'rw', score: 800, low: 800, high: 800 }] };
    await db.execute(
      sql`update results set score = ${JSON.stringify(stored)}::jsonb where attempt_id = ${old}`,
    );
    await runMigration('score_ranges_at_the_ends');
    const scoreOf = async (attempt: string) =>
      (await db.select().from(results).where(eq(results.attemptId, attempt)))[0]!.score;
    expect(await scoreOf(unscored!)).toEqual({ sections: [] });
    expect(await scoreOf(old!)).toEqual(stored);
  });
});
