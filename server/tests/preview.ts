import { kindOf, type TestPreview } from '@bac/contract/tests.ts';
import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { findForm, mapItemVersions } from '../db/bank.ts';
import { formulasOf } from '../formulas/formula-renderer.ts';
import { Refused } from '../http/refused.ts';
import type { Services } from '../services.ts';

const minute = 60_000;

/** One route through a test, with the usual times. */
export async function previewTest(
  { db }: Pick<Services, 'db'>,
  id: string,
  route: 'lower' | 'higher',
): Promise<TestPreview> {
  const found = await findForm(db, id);
  if (!found) throw new Refused('TEST_NOT_FOUND');
  const { form } = found;
  const way = form.modules.filter((module) => module.route === undefined || module.route === route);
  const slots = way.flatMap((module) => module.slots);
  const bank = await mapItemVersions(db, slots);
  const { sections, breakMinutes } = blueprints[form.blueprint];
  const modules = way.map(({ section, part, slots: places }) => ({
    section,
    part,
    ms:
      minute *
      (sections
        .find((each) => each.section === section)
        ?.modules.find((module) => module.part === part)?.minutes ?? 0),
    items: places.flatMap(({ item }) => {
      const version = bank.get(item);
      return version ? [toStudentView(version)] : [];
    }),
  }));
  return {
    test: { id, kind: kindOf[form.blueprint], name: form.name },
    breakMs: breakMinutes * minute,
    modules,
    formulas: formulasOf(modules.flatMap(({ items: asked }) => asked)),
  };
}
