import { createHash } from 'node:crypto';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import type { Panel } from '@bac/exam/scoring/choose-route.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import type { SectionScaling } from '@bac/exam/scoring/score-section.ts';
import { LRUCache } from 'lru-cache';
import { mapMeasuredVersions, type MeasuredVersions } from '../../bank/measured-versions.ts';
import type { FormScaling } from '../../db/items-schema.ts';
import type { Reader } from '../../platform/postgres/database.ts';

interface ScaledForm {
  form: Form;
  scaling: FormScaling;
}

/** A form with its questions on both routes, in the parameters of a generation; null are those it was published with. */
export interface MeasuredForm extends ScaledForm, MeasuredVersions {}

export const measureForm = async (
  db: Reader,
  { form, scaling }: ScaledForm,
  generation: number | null,
): Promise<MeasuredForm> => {
  const slots = form.modules.flatMap((module) => module.slots);
  return { form, scaling, ...(await mapMeasuredVersions(db, slots, generation)) };
};

const scoredItems = ({ modules }: Form, section: Section): string[] =>
  modules
    .filter((module) => module.section === section)
    .flatMap(({ slots }) => slots.flatMap(({ item, isPretest }) => (isPretest ? [] : [item])));

/** The sections in which some scored question has parameters of another generation. */
export const sectionsThatDiffer = (one: MeasuredForm, other: MeasuredForm): Set<Section> =>
  new Set(
    sections.filter((section) =>
      scoredItems(one.form, section).some(
        (item) => one.bank.get(item)?.generation !== other.bank.get(item)?.generation,
      ),
    ),
  );

/** How the sections of a form are scored, as it was published. */
export const storedScaling =
  (scaling: FormScaling) =>
  (section: Section): SectionScaling => ({
    reliability: scaling[section]?.reliability ?? 1,
    isProvisional: scaling[section]?.isCalibrated !== true,
  });

const reliabilities = new LRUCache<string, number>({ max: 2000 });

/** Computing takes long. The key is all that it depends on, so that another set of measured items is another entry. */
function cachedReliability(panel: Panel): number {
  const key = createHash('sha256').update(JSON.stringify(panel)).digest('base64');
  const found = reliabilities.get(key) ?? reliability(panel);
  reliabilities.set(key, found);
  return found;
}

/** The same with the parameters of a generation. The cut of the routes has no part in it: attempts keep the route they took. */
export const scalingOf =
  ({ form, scaling, bank, replaced }: MeasuredForm) =>
  (section: Section): SectionScaling => {
    const items = scoredItems(form, section);
    const stored = storedScaling(scaling)(section);
    if (!items.some((item) => replaced.has(item))) return stored;
    return {
      reliability: cachedReliability(panelOf(form, section, bank)),
      isProvisional:
        stored.isProvisional && items.some((item) => bank.get(item)?.generation === undefined),
    };
  };
