import { readFile } from 'node:fs/promises';
import { officeHoursText } from '@bac/contract/tickets/office-hours.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { admissionThresholds } from './results-schema.ts';
import { settings } from './schema.ts';

const statementsOf = async (migration: string): Promise<string[]> =>
  (await readFile(new URL(`migrations/${migration}.sql`, import.meta.url), 'utf8')).split(
    '--> statement-breakpoint',
  );

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const run = async (statements: string[]): Promise<void> => {
  for (const statement of statements) await test.services.db.execute(sql.raw(statement));
};

const correct = async (): Promise<void> =>
  run(await statementsOf('0021_correct_founding_statements'));

const oldHours = {
  en: 'Monday to Friday, 8:00–17:30, Vietnam time',
  vi: 'Thứ hai đến thứ sáu, 8:00–17:30, giờ Việt Nam',
};
const contacts = { email: 'team@school.example', phone: '024 1234 5678', hours: oldHours };

/** As a site had them before. */
beforeEach(async () => {
  const { db, clock } = test.services;
  await db.delete(admissionThresholds);
  const seeded = [
    ...(await statementsOf('0006_results_and_reports')),
    ...(await statementsOf('0007_orientation')),
  ];
  await run(seeded.filter((one) => /(INSERT INTO|UPDATE) "admission_thresholds"/.test(one)));
  await db.delete(settings);
  await db.insert(settings).values({ name: 'contacts', value: contacts, updatedAt: clock.now() });
});

const rows = () =>
  test.services.db.select().from(admissionThresholds).orderBy(admissionThresholds.score);

const storedHours = async (): Promise<unknown> => {
  const [row] = await test.services.db.select().from(settings).where(eq(settings.name, 'contacts'));
  return (row!.value as typeof contacts).hours;
};

describe('the correction of statements that came with the product', () => {
  it('removes the two unsupported thresholds and names no notice of a university as a source', async () => {
    expect(await rows()).toHaveLength(5);
    await correct();
    const left = await rows();
    expect(left.map(({ id }) => id)).toEqual(['neu-2025', 'hup-2025', 'ftu-2025']);
    for (const { source, fields } of left) {
      expect(source.en).toBe('Press reports; not checked with the university');
      expect(source.vi).toBe('Theo báo chí, chưa đối chiếu với trường');
      expect(fields).not.toEqual([]);
    }
  });

  it('leaves thresholds that an operator has edited', async () => {
    const { db } = test.services;
    const url = 'https://university.example/2025';
    await db
      .update(admissionThresholds)
      .set({ score: 1260 })
      .where(eq(admissionThresholds.id, 'hust-2025'));
    await db.update(admissionThresholds).set({ url }).where(eq(admissionThresholds.id, 'ump-2025'));
    const source = { en: 'Our own call', vi: 'Chúng tôi đã hỏi trường' };
    await db
      .update(admissionThresholds)
      .set({ source })
      .where(eq(admissionThresholds.id, 'neu-2025'));
    const edited = (await rows()).filter(({ id }) => !['hup-2025', 'ftu-2025'].includes(id));
    await correct();
    expect(await rows()).toEqual(expect.arrayContaining(edited));
  });

  it('gives a site with the old placeholder the hours the desk works', async () => {
    await correct();
    expect(await storedHours()).toEqual({ en: officeHoursText('en'), vi: officeHoursText('vi') });
  });

  it('leaves hours that an operator has written', async () => {
    const hours = { ...oldHours, en: 'Weekdays, 9 to 5' };
    await test.services.db.update(settings).set({ value: { ...contacts, hours } });
    await correct();
    expect(await storedHours()).toEqual(hours);
  });
});
