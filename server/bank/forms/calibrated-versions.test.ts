import { randomUUID } from 'node:crypto';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calibrations } from '../../db/statistics-schema.ts';
import { itemVersions } from '../../db/items-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { listCalibrated } from './calibrated-versions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const storeCalibration = (state: 'done' | 'accepted', { id, version }: ItemVersion, b: number) =>
  test.services.db.insert(calibrations).values({
    id: randomUUID(),
    section: 'rw',
    model: '2PL',
    scope: 'all',
    state,
    progress: 1,
    proposals: [
      {
        item: id,
        version,
        answers: 300,
        before: { a: 1.4, b: 0, c: 0.2 },
        after: { a: 1.1, b, c: 0.2 },
        errors: { a: 0.1, b: 0.1 },
      },
    ],
    createdAt: test.clock.now(),
  });

it('counts a version as calibrated only with the parameters of an accepted calibration', async () => {
  const rows = await test.services.db.select().from(itemVersions).limit(3);
  const [one, two, three] = rows.map(({ content }) => content);
  await storeCalibration('accepted', one!, 0.25);
  await storeCalibration('done', two!, 0.25);
  const measured = { a: 1.1, b: 0.25, c: 0.2 };
  const withMeasured = [one!, two!, three!].map((item) => ({ ...item, parameters: measured }));
  expect(await listCalibrated(test.services.db, [one!, two!, three!])).toEqual(new Set());
  expect(await listCalibrated(test.services.db, withMeasured)).toEqual(new Set([one!.id]));
  const edited = { ...one!, parameters: { ...measured, b: 0.3 } };
  expect(await listCalibrated(test.services.db, [edited])).toEqual(new Set());
  expect(await listCalibrated(test.services.db, [])).toEqual(new Set());
});
