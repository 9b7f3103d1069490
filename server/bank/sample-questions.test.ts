import type { Test } from '@bac/contract/attempts/tests.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { sections } from '@bac/exam/item/section.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../db/items-schema.ts';
import { findForm } from './item-versions.ts';
import { listSamples } from './items/item-queries.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { Student } from '../testing/attempts/student.ts';
import type { SampleQuestions } from './sample-questions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function readSamples(): Promise<SampleQuestions> {
  const reply = await test.app.inject('/api/v1/sample-questions');
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: SampleQuestions }>().data;
}

it('shows anyone five sample questions of each section, with an explanation of every choice', async () => {
  const { questions, formulas } = await readSamples();
  expect(questions.map(({ item }) => item.section)).toEqual(
    sections.flatMap((section) => Array.from({ length: 5 }, () => section)),
  );
  for (const { item, key, rationales, topic } of questions) {
    expect(topic.vi).not.toBe('');
    expect(item).not.toHaveProperty('parameters');
    const letters = item.response.kind === 'choice' && item.response.choices.map(({ id }) => id);
    expect(rationales.map(({ id }) => id)).toEqual(letters);
    expect(letters).toContain(key);
    expect(rationales.every(({ rationale }) => rationale.en && rationale.vi)).toBe(true);
  }
  expect(Object.values(formulas).every((mathMl) => mathMl.startsWith('<math'))).toBe(true);
  expect(Object.keys(formulas)).toContain('(x - 3)^2 + (y + 2)^2 = 25');
});

it.each(sections)('orders the sample questions of %s from easy to hard', async (section) => {
  const { questions } = await readSamples();
  const levels = new Map(
    (await listSamples(test.services.db)).map(({ id, parameters }) => [id, parameters.b]),
  );
  const shown = questions
    .filter(({ item }) => item.section === section)
    .map(({ item }) => levels.get(item.id) ?? NaN);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

it('sample questions never appear in a test, not even in one assembled for a student', async () => {
  const { questions } = await readSamples();
  const samples = new Set(questions.map(({ item }) => item.id));
  const ánh = new Student(test.app, await signedInAs(test.services, 'student'));
  const offered = (await ánh.call('GET', '/tests')).body.data as Test[];
  const made = await Promise.all(
    offered.map(({ id: like }) =>
      ánh.call('POST', '/tests/fresh', { id: crypto.randomUUID(), like }),
    ),
  );
  const fresh = made.map(({ body }) => (body.data as { test: string }).test);
  expect(fresh.length).toBeGreaterThanOrEqual(blueprintIds.length - 2);
  const forms = await Promise.all(
    [...offered.map(({ id }) => id), ...fresh].map((id) => findForm(test.services.db, id)),
  );
  const used = forms.flatMap((row) =>
    row!.form.modules.flatMap(({ slots }) => slots.map(({ item }) => item)),
  );
  expect(used.filter((item) => samples.has(item))).toEqual([]);
});

it('a withdrawn sample question disappears within a minute', async () => {
  const { questions } = await readSamples();
  const [{ item } = { item: { id: '' } }] = questions;
  await test.services.db.update(items).set({ status: 'archived' }).where(eq(items.id, item.id));
  test.clock.turn(61_000);
  expect((await readSamples()).questions).toHaveLength(questions.length - 1);
});
