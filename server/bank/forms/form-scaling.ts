import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { routeCut } from '@bac/exam/scoring/choose-route.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import type { FormScaling } from '../../db/items-schema.ts';

const hasOnlyCalibrated = (
  form: Form,
  section: Section,
  calibrated: ReadonlySet<string>,
): boolean =>
  form.modules
    .filter((module) => module.section === section)
    .flatMap(({ slots }) => slots)
    .every(({ item, isPretest }) => isPretest || calibrated.has(item));

/**
 * Computes reliability and route cut of each section of a form once: it takes milliseconds. `calibrated` names the items with
 * measured parameters.
 */
export function formScaling(form: Form, bank: Bank, calibrated: ReadonlySet<string>): FormScaling {
  const offered = sections.filter((section) =>
    form.modules.some((module) => module.section === section),
  );
  return Object.fromEntries(
    offered.map((section) => {
      const panel = panelOf(form, section, bank);
      const cut = panel.second ? routeCut(panel.second) : null;
      const isCalibrated = hasOnlyCalibrated(form, section, calibrated);
      return [section, { reliability: reliability(panel), cut, isCalibrated }];
    }),
  );
}
