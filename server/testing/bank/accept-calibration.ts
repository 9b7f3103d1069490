import type { Calibration, Proposal } from '@bac/contract/bank/statistics.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import { eq, inArray } from 'drizzle-orm';
import { isLatestVersion } from '../../bank/items/item-queries.ts';
import { forms, items, itemVersions } from '../../db/items-schema.ts';
import { calibrations } from '../../db/statistics-schema.ts';
import type { TestApp } from '../app.ts';
import type { Student } from '../attempts/student.ts';

interface FinishedRun {
  section: Section;
  summary?: Partial<NonNullable<Calibration['summary']>> | undefined;
  proposals: Pick<Proposal, 'item' | 'version' | 'before' | 'after'>[];
}

/** Inserts a finished calibration that nobody has decided on. Returns its id. */
export async function insertCalibration(
  { services, clock }: TestApp,
  { section, summary, proposals }: FinishedRun,
): Promise<string> {
  const id = crypto.randomUUID();
  await services.db.insert(calibrations).values({
    id,
    section,
    model: '2PL',
    scope: 'all',
    state: 'done',
    progress: 1,
    summary: {
      students: 260,
      items: proposals.length,
      tooFew: 0,
      noSpread: 0,
      iterations: 9,
      hasConverged: true,
      logLikelihood: -1,
      seconds: 1,
      ...summary,
    },
    proposals: proposals.map((each) => ({ ...each, answers: 200, errors: { a: 0.1, b: 0.1 } })),
    createdAt: clock.now(),
  });
  return id;
}

/** Accepts a calibration that gives other parameters to the items of a section of a form. Returns the id of the calibration. */
export async function acceptCalibrationOf(
  test: TestApp,
  admin: Student,
  {
    form,
    section,
    change,
  }: {
    form: string;
    section: Section;
    change: (parameters: ItemParameters, index: number) => ItemParameters;
  },
): Promise<string> {
  const { db } = test.services;
  const [row] = await db.select().from(forms).where(eq(forms.id, form));
  const slots = row!.content.modules
    .filter((module) => module.section === section)
    .flatMap((module) => module.slots);
  const ids = slots.map(({ item }) => item);
  const latest = await db
    .select({ content: itemVersions.content })
    .from(items)
    .innerJoin(itemVersions, isLatestVersion)
    .where(inArray(items.id, ids));
  const id = await insertCalibration(test, {
    section,
    summary: { link: { method: 'levels', slope: 1, shift: 0, items: ids.length, outliers: 0 } },
    proposals: latest.map(({ content: { id: item, version, parameters: before } }, index) => ({
      item,
      version,
      before,
      after: change(before, index),
    })),
  });
  const { status } = await admin.call('POST', `/admin/calibrations/${id}/accept`, {});
  if (status !== 200) throw new Error(`not accepted: ${status}`);
  return id;
}
