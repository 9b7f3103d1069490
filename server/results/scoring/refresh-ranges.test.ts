import { rangeRules } from '@bac/exam/scoring/scale.ts';
import type { AttemptScore } from '@bac/exam/scoring/score-attempt.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forms } from '../../db/items-schema.ts';
import { resultChanges, results } from '../../db/results-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { rightAnswer, takeTest, wrongAnswer } from '../../testing/attempts/take-test.ts';
import { signedInAs } from '../../testing/factories.ts';
import { refreshRanges } from './refresh-ranges.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function takeDiagnostic(): Promise<string> {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  return takeTest(test, student, 'diagnostic-1', (item, question) =>
    question % 3 === 2 ? wrongAnswer(item) : rightAnswer(item),
  );
}

const find = async (attempt: string) =>
  (await test.services.db.select().from(results).where(eq(results.attemptId, attempt)))[0]!;

/** Stores the score as a release before the current rules did: narrow ranges, standings after one standard error. */
async function storeAsBefore(attempt: string, points = 0): Promise<AttemptScore> {
  const { score } = await find(attempt);
  const before: AttemptScore = {
    sections: score.sections.map(({ isProvisional: _new, ...section }) => ({
      ...section,
      score: section.score + points,
      low: section.score - 30,
      high: section.score + 30,
      error: 30,
      domains: section.domains.map((domain) => ({ ...domain, standing: 'stronger' as const })),
    })),
    total: { ...score.total!, low: score.total!.score - 40, high: score.total!.score + 40 },
  };
  await test.services.db
    .update(results)
    .set({ score: before, rangeRules: 0 })
    .where(eq(results.attemptId, attempt));
  return before;
}

it('gives a stored result the range that its answers would get now, and the same score', async () => {
  const attempt = await takeDiagnostic();
  const scored = await find(attempt);
  expect(scored).toMatchObject({ rangeRules });
  expect(scored.score.sections.every(({ isProvisional }) => isProvisional)).toBe(true);
  await storeAsBefore(attempt);
  await refreshRanges(test.services);
  expect(await find(attempt)).toEqual(scored);
  const changes = await test.services.db.select().from(resultChanges);
  expect(changes).toEqual([]);
});

it('does not touch a score that differs for another reason, and does not look at it again', async () => {
  const attempt = await takeDiagnostic();
  const before = await storeAsBefore(attempt, 50);
  await refreshRanges(test.services);
  expect(await find(attempt)).toMatchObject({ score: before, rangeRules });
});

it('marks a result without a score', async () => {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  const attempt = await takeTest(test, student, 'practice-rw-1', rightAnswer);
  const { score } = await find(attempt);
  expect(score).toEqual({ sections: [] });
  await test.services.db
    .update(results)
    .set({ rangeRules: 0 })
    .where(eq(results.attemptId, attempt));
  await refreshRanges(test.services);
  expect(await find(attempt)).toMatchObject({ score, rangeRules });
});

it('a form whose items were all measured gives narrower ranges that are not provisional', async () => {
  const judged = await find(await takeDiagnostic());
  const { db } = test.services;
  const [form] = await db.select().from(forms).where(eq(forms.id, 'diagnostic-1'));
  const { rw, math } = form!.scaling;
  const scaling = { rw: { ...rw!, isCalibrated: true }, math: { ...math!, isCalibrated: true } };
  await db.update(forms).set({ scaling }).where(eq(forms.id, 'diagnostic-1'));
  const measured = await find(await takeDiagnostic());
  await db.update(forms).set({ scaling: form!.scaling }).where(eq(forms.id, 'diagnostic-1'));
  for (const [index, section] of measured.score.sections.entries()) {
    expect(section.isProvisional).toBe(false);
    expect(section.score).toBe(judged.score.sections[index]!.score);
    expect(section.error).toBeLessThan(judged.score.sections[index]!.error);
  }
});
