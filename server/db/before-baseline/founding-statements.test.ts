import { readFile } from 'node:fs/promises';
import { officeHoursText, standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import type { FieldId } from '@bac/exam/orientation/fields.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { admissionThresholds } from '../results-schema.ts';
import { settings } from '../schema.ts';

/** The thresholds that the product came with before they were corrected. */
const formerThresholds = [
  {
    id: 'neu-2025',
    score: 1200,
    university: { en: 'National Economics University', vi: 'Đại học Kinh tế Quốc dân' },
    fields: [
      'economics',
      'business',
      'marketing',
      'finance',
      'trade',
      'tourism',
      'law',
      'data-science',
      'computing',
    ],
  },
  {
    id: 'hust-2025',
    score: 1250,
    university: {
      en: 'Hanoi University of Science and Technology',
      vi: 'Đại học Bách khoa Hà Nội',
    },
    fields: [
      'mechanical-engineering',
      'electrical-engineering',
      'computing',
      'data-science',
      'biotechnology',
      'environment',
    ],
  },
  {
    id: 'hup-2025',
    score: 1300,
    university: { en: 'Hanoi University of Pharmacy', vi: 'Trường Đại học Dược Hà Nội' },
    fields: ['pharmacy', 'biotechnology'],
  },
  {
    id: 'ump-2025',
    score: 1340,
    university: {
      en: 'University of Medicine and Pharmacy at Ho Chi Minh City',
      vi: 'Đại học Y Dược TP. Hồ Chí Minh',
    },
    fields: ['medicine', 'nursing', 'pharmacy', 'rehabilitation'],
  },
  {
    id: 'ftu-2025',
    score: 1380,
    university: { en: 'Foreign Trade University', vi: 'Trường Đại học Ngoại thương' },
    fields: ['economics', 'business', 'marketing', 'finance', 'trade', 'law', 'languages'],
  },
].map((threshold) => ({
  ...threshold,
  fields: threshold.fields as FieldId[],
  year: 2025,
  source: {
    en: 'The university’s admissions notice for 2025',
    vi: 'Thông tin tuyển sinh năm 2025 của trường',
  },
}));

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const correct = async (): Promise<void> => {
  const file = new URL('0021_correct_founding_statements.sql', import.meta.url);
  await test.services.db.execute(sql.raw(await readFile(file, 'utf8')));
};

const oldHours = {
  en: 'Monday to Friday, 8:00–17:30, Vietnam time',
  vi: 'Thứ hai đến thứ sáu, 8:00–17:30, giờ Việt Nam',
};
const contacts = { email: 'team@school.example', phone: '024 1234 5678', hours: oldHours };

/** As a site had them before. */
beforeEach(async () => {
  const { db, clock } = test.services;
  await db.delete(admissionThresholds);
  await db.insert(admissionThresholds).values(formerThresholds);
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
    expect(await storedHours()).toEqual({
      en: officeHoursText(standardOfficeHours, 'en'),
      vi: officeHoursText(standardOfficeHours, 'vi'),
    });
  });

  it('leaves hours that an operator has written', async () => {
    const hours = { ...oldHours, en: 'Weekdays, 9 to 5' };
    await test.services.db.update(settings).set({ value: { ...contacts, hours } });
    await correct();
    expect(await storedHours()).toEqual(hours);
  });
});
