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
import { blueprintNow, filled } from './by-blueprint.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findDraft } from './store.ts';

const minute = 60_000;

interface Previewed {
  blueprint: BlueprintId;
  name: LocalText;
  modules: FormDraftModule[];
  fingerprint: string | null;
}

async function findPreviewed(db: Reader, id: string): Promise<Previewed | undefined> {
  const draft = await findDraft(db, id);
  if (draft) return { ...draft, fingerprint: fingerprintOf(draft.modules) };
  const found = await findForm(db, id);
  return found && { ...found.form, fingerprint: null };
}

/** One route through a test, with the usual times; holes are passed over. */
export async function previewTest(
  { db }: Pick<Services, 'db'>,
  id: string,
  route: 'lower' | 'higher',
): Promise<TestPreview> {
  const found = await findPreviewed(db, id);
  if (!found) throw new Refused('TEST_NOT_FOUND');
  const way = filled(found.modules).filter(
    (module) => (module.route === undefined || module.route === route) && module.slots.length > 0,
  );
  if (way.length === 0) throw new Refused('TEST_NOT_FOUND');
  const bank = await mapItemVersions(
    db,
    way.flatMap((module) => module.slots),
  );
  const { sections, breakMinutes } = await blueprintNow(db, found.blueprint);
  const modules = way.map(({ section, part, slots }) => ({
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
    test: { id, kind: kindOf[found.blueprint], name: found.name },
    breakMs: breakMinutes * minute,
    modules,
    formulas: formulasOf(modules.flatMap(({ items: asked }) => asked)),
    fingerprint: found.fingerprint,
  };
}
