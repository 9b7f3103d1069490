import { assemble } from '@bac/exam/blueprint/assemble.ts';
import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { listSeenItems } from '../../attempts/log.ts';
import { listHeldTests, listItemsOfForms } from '../../following/held-tests.ts';
import { findForm } from '../item-versions.ts';
import { limitFor, type Limit } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { listCalibrated } from './calibrated-versions.ts';
import { formScaling } from './form-scaling.ts';
import { insertForms } from './form-store.ts';
import { readPublished } from '../items/published-items.ts';

const names: Record<BlueprintId, LocalText> = {
  full: { en: 'Full test of new questions', vi: 'Đề thi thử gồm câu mới' },
  'section-rw': { en: 'Reading and Writing, new questions', vi: 'Đọc và Viết, câu mới' },
  'section-math': { en: 'Math, new questions', vi: 'Toán, câu mới' },
  diagnostic: { en: 'Diagnostic test of new questions', vi: 'Bài kiểm tra đầu vào gồm câu mới' },
  'practice-rw': {
    en: 'Reading and Writing practice, new questions',
    vi: 'Luyện Đọc và Viết, câu mới',
  },
  'practice-math': { en: 'Math practice, new questions', vi: 'Luyện Toán, câu mới' },
};

/** Assembling a form takes a good part of a second of CPU time. */
export const freshFormLimit = (accountId: string): Limit =>
  limitFor('tests:fresh', accountId, { atMost: 30, milliseconds: 60 * 60 * 1000 });

/** Derived from the id, so that a retry assembles the same test. */
const seedOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16);

/**
 * Assembles a test like another one, of questions that this student has never seen. Only this student may take it. It asks no
 * question of a test that is for classes alone, or that is assigned to the student: its report would give away the keys.
 */
export async function makeFreshForm(
  { db, clock, structure }: Pick<Services, 'db' | 'clock' | 'structure'>,
  accountId: string,
  { id, like }: { id: string; like: string },
): Promise<{ test: string }> {
  const formId = `fresh-${id.toLowerCase()}`;
  const model = await findForm(db, like);
  const isForStudent = model?.ownerId === null || model?.ownerId === accountId;
  if (!model?.isOffered || !isForStudent || model.isForClasses) throw new Refused('TEST_NOT_FOUND');
  await countAgainst({ db, clock }, freshFormLimit(accountId));
  const { blueprint } = model.form;
  const items = await readPublished(db);
  const held = await listHeldTests(db, accountId, clock.now());
  const [seen, heldItems] = await Promise.all([
    listSeenItems(db, accountId),
    listItemsOfForms(
      db,
      held.map((each) => each.formId),
    ),
  ]);
  const assembled = assemble(
    blueprint,
    items,
    { seed: seedOf(id), seen: new Set([...seen, ...heldItems]) },
    await structure.readBlueprint(blueprint),
  );
  if ('missing' in assembled) throw new Refused('TOO_FEW_UNSEEN');
  const form: Form = { id: formId, blueprint, name: names[blueprint], modules: assembled.modules };
  const bank = new Map(items.map((item) => [item.id, item]));
  const chosen = form.modules.flatMap(({ slots }) =>
    slots.flatMap(({ item }) => bank.get(item) ?? []),
  );
  const scaling = formScaling(form, bank, await listCalibrated(db, chosen));
  await db.transaction((tx) => insertForms(tx, [{ form, scaling, accountId }], clock.now()));
  return { test: formId };
}
