import type { FormReliability } from '@bac/contract/bank/measurement.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { itemStatistics } from '../../db/statistics-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { parseCsv } from '../../platform/files/csv.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { simulateResults } from '../../testing/bank/simulate-results.ts';
import { signedInAs } from '../../testing/factories.ts';
import { computeStatistics } from './compute-statistics.ts';

let test: TestApp;
let admin: Student;
beforeAll(async () => {
  test = await testApp();
  admin = new Student(test.app, await signedInAs(test.services, 'admin'));
  await simulateResults(test.services, 'full-1', { students: 120 });
  await computeStatistics(test.services);
});
afterAll(() => test.close());

async function exportCsv(section: string) {
  const reply = await test.app.inject({
    method: 'GET',
    url: `/api/v1/admin/statistics/responses?section=${section}`,
    headers: { cookie: admin.cookie },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/csv');
  return { text: reply.body, rows: parseCsv(reply.body)!.map(({ cells }) => cells) };
}

describe('the response matrix', () => {
  it('has a row for each attempt, 1, 0 or NA for each item, and no account', async () => {
    const { text, rows } = await exportCsv('rw');
    const [head, ...body] = rows;
    expect(head!.slice(0, 3)).toEqual(['person', 'form', 'month']);
    expect(body.length).toBe(120);
    expect(new Set(body.map(([person]) => person)).size).toBe(120);
    for (const [person, form, month, ...answers] of body) {
      expect([person, form, month].join(' ')).toMatch(/^p[0-9a-f]{12} full-1 \d{4}-\d\d$/);
      expect(answers.every((each) => ['0', '1', 'NA'].includes(each))).toBe(true);
      // Those of the other route were not given.
      expect(answers.filter((each) => each !== 'NA').length).toBeLessThan(answers.length);
    }
    const people = await test.services.db.select({ id: accounts.id }).from(accounts);
    expect(people.filter(({ id }) => text.includes(id))).toEqual([]);
    const again = await exportCsv('rw');
    expect(again.rows[1]![0]).not.toBe(rows[1]![0]);
    const audited = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'responses.exported'));
    expect(audited).toHaveLength(2);
  });

  it('is only for those who manage tests', async () => {
    const student = new Student(test.app, await signedInAs(test.services, 'student'));
    const path = '/admin/statistics/responses?section=rw';
    expect((await student.call('GET', path)).status).toBe(403);
  });
});

it('computes alpha and standard errors of a form by route, and the fit of its items', async () => {
  const found = (await admin.call('GET', '/admin/statistics/forms')).body.data as FormReliability[];
  const rw = found.filter(({ form, section }) => form === 'full-1' && section === 'rw');
  expect(rw.map(({ route }) => route)).toEqual(['higher', 'lower']);
  expect(rw.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(120);
  for (const { items, alpha, sem } of rw) {
    expect(items).toBe(50);
    expect(alpha).toBeGreaterThan(0);
    expect(alpha).toBeLessThan(1);
    expect(sem).toBeGreaterThan(0);
  }
  const rows = await test.services.db.select().from(itemStatistics);
  const fits = rows.filter(({ place, fit }) => place === 'first' && fit !== null);
  expect(fits.length).toBeGreaterThan(30);
});
