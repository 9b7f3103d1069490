import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { admissionThresholds } from './results-schema.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const read = async (name: string): Promise<string> =>
  readFile(new URL(`migrations/${name}`, import.meta.url), 'utf8');

/** The list as the baseline ships it. */
beforeEach(async () => {
  await test.services.db.delete(admissionThresholds);
  const baseline = await read('0000_baseline.sql');
  const from = baseline.indexOf('INSERT INTO "admission_thresholds"');
  await test.services.db.$client.query(baseline.slice(from, baseline.indexOf(');', from) + 2));
});

const migrate = async (): Promise<void> => {
  const [, ...statements] = (await read('0012_threshold_kinds.sql')).split(
    '--> statement-breakpoint',
  );
  for (const statement of statements) await test.services.db.$client.query(statement);
};

const list = () =>
  test.services.db.select().from(admissionThresholds).orderBy(asc(admissionThresholds.score));

describe('the thresholds that ship with the product', () => {
  it('each name a source with its address, and tell floors from cut-offs', async () => {
    await migrate();
    const rows = await list();
    expect(rows.map(({ id, kind, score, year }) => [id, kind, score, year])).toEqual([
      ['neu-2025', 'application', 1200, 2026],
      ['hup-other-2025', 'application', 1350, 2025],
      ['ftu-2025', 'application', 1380, 2025],
      ['hup-2025', 'application', 1400, 2025],
      ['ueb-2024', 'cut-off', 1460, 2024],
    ]);
    for (const { url, source } of rows) {
      expect(url).toMatch(/^https:\/\//);
      expect(source.en).toContain('not checked with the university');
      expect(source.vi).toContain('chưa đối chiếu với trường');
    }
  });

  it('stay as somebody has changed them, and the list is not extended then', async () => {
    const { db } = test.services;
    await db
      .update(admissionThresholds)
      .set({ score: 1320 })
      .where(eq(admissionThresholds.id, 'hup-2025'));
    await migrate();
    const rows = await list();
    expect(rows.map(({ id, score, url }) => [id, score, url !== null])).toEqual([
      ['neu-2025', 1200, true],
      ['hup-2025', 1320, false],
      ['ftu-2025', 1380, true],
    ]);
  });
});
