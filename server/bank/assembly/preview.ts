import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import { kindOf, type TestPreview } from '@bac/contract/attempts/tests.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { toStudentView } from '@bac/exam/item/student-view.ts';
import { findForm, mapItemVersions } from '../item-versions.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { formulasOf } from '../../platform/formulas/formula-renderer.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { readBlueprint, withoutHoles } from './by-blueprint.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findDraft } from './store.ts';

const minute = 60_000;

interface PreviewSource {
  blueprint: BlueprintId;
  name: LocalText;
  modules: FormDraftModule[];
  fingerprint: string | null;
}

async function findSource(db: Reader, id: string): Promise<PreviewSource | undefined> {
  const draft = await findDraft(db, id);
  if (draft) return { ...draft, fingerprint: fingerprintOf(draft.modules) };
  const found = await findForm(db, id);
  return found && { ...found.form, fingerprint: null };
}

/** Previews one route through a test with standard times, and skips holes. */
export async function previewTest(
  { db }: Pick<Services, 'db'>,
  id: string,
  route: 'lower' | 'higher',
): Promise<TestPreview> {
  const source = await findSource(db, id);
  if (!source) throw new Refused('TEST_NOT_FOUND');
  const routeModules = withoutHoles(source.modules).filter(
    (module) => (module.route === undefined || module.route === route) && module.slots.length > 0,
  );
  if (routeModules.length === 0) throw new Refused('TEST_NOT_FOUND');
  const bank = await mapItemVersions(
    db,
    routeModules.flatMap((module) => module.slots),
  );
  const { sections, breakMinutes } = await readBlueprint(db, source.blueprint);
  const modules = routeModules.map(({ section, part, slots }) => ({
    section,
    part,
    ms:
      minute *
      (sections
        .find((each) => each.section === section)
        ?.modules.find((module) => module.part === part)?.minutes ?? 0),
    items: slots.flatMap(({ item }) => {
      const version = bank.get(item);
      return version ? [toStudentView(version)] : [];
    }),
  }));
  return {
    test: { id, kind: kindOf[source.blueprint], name: source.name },
    breakMs: breakMinutes * minute,
    modules,
    formulas: formulasOf(modules.flatMap(({ items }) => items)),
    fingerprint: source.fingerprint,
  };
}
