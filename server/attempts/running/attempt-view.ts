import type { AttemptView, StudentAttempt } from '@bac/contract/attempts/attempts.ts';
import { isPaused, openModule, type Attempt } from '@bac/exam/attempt/attempt.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { toStudentView, type StudentView } from '@bac/exam/item/student-view.ts';
import { kindOf } from '@bac/contract/attempts/tests.ts';
import { moduleIdOf } from '@bac/exam/blueprint/distribution.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { formulasOf } from '../../platform/formulas/formula-renderer.ts';
import type { CachedAttempt } from './attempt-repository.ts';
import type { CachedForm } from './form-cache.ts';
import type { TestStructure } from '../../bank/structure/structure-reader.ts';

/** Leaves out the routes and all devices but the requesting one. The reply's schema drops the other withheld fields. */
export function toStudentAttempt(attempt: Attempt, device: string | undefined): StudentAttempt {
  const { routes: _, endedAt: __, devices, ...visible } = attempt;
  const own = device === undefined ? undefined : devices[device];
  return { ...visible, devices: device !== undefined && own ? { [device]: own } : {} };
}

/** An item version never changes, so all students who get it share one view. */
const views = new WeakMap<ItemVersion, StudentView>();

function viewOf(version: ItemVersion): StudentView {
  const view = views.get(version) ?? toStudentView(version);
  views.set(version, view);
  return view;
}

/** A paused attempt has none: nobody may work on the questions while the clock is stopped. */
function openItems(attempt: Attempt, { bank }: CachedForm): StudentView[] {
  if (isPaused(attempt)) return [];
  return (openModule(attempt)?.items ?? []).flatMap(({ item }) => {
    const version = bank.get(item);
    return version ? [viewOf(version)] : [];
  });
}

export function attemptView(
  { row, attempt }: CachedAttempt,
  form: CachedForm,
  now: Date,
  device?: string,
): AttemptView {
  const { id, blueprint, name } = form.form;
  const items = openItems(attempt, form);
  return {
    id: row.id,
    test: { id, kind: kindOf[blueprint], name },
    attempt: toStudentAttempt(attempt, device),
    items,
    formulas: formulasOf(items),
    now: now.getTime(),
    hasTextToSpeech: row.hasTextToSpeech,
  };
}

/** The team's directions for the open module; undefined if there are none. */
export function findInstruction(attempt: Attempt, structure: TestStructure): LocalText | undefined {
  const planned = attempt.plan.modules[openModule(attempt)?.module ?? -1];
  if (!planned) return undefined;
  return (
    structure.find('module', moduleIdOf(planned.section, planned.part))?.instruction ?? undefined
  );
}
