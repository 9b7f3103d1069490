import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sections } from '@bac/exam/item/section.ts';
import { routeCut } from '@bac/exam/scoring/choose-route.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import type { FormScaling } from '../../db/items-schema.ts';

/** Computes reliability and route cut of each section of a form once: it takes milliseconds. */
export function formScaling(form: Form, bank: Bank): FormScaling {
  const offered = sections.filter((section) =>
    form.modules.some((module) => module.section === section),
  );
  return Object.fromEntries(
    offered.map((section) => {
      const panel = panelOf(form, section, bank);
      const cut = panel.second ? routeCut(panel.second) : null;
      return [section, { reliability: reliability(panel), cut }];
    }),
  );
}
