import type { Attempt } from '../attempt/attempt.ts';
import type { Form } from '../blueprint/form.ts';
import type { Bank } from '../blueprint/validate-form.ts';
import type { Section } from '../item/section.ts';
import type { Response } from './irt.ts';
import { isRight } from './grade.ts';
import type { AnsweredItem, FinishedSection } from './score-attempt.ts';
import type { SectionScaling } from './score-section.ts';

/** Every question of an opened module with its answer, and whether it is a pretest item of the form or dropped from scoring. */
export function answeredItems(
  { plan, modules, routes }: Attempt,
  form: Form,
  bank: Bank,
  module: number,
  dropped: ReadonlySet<string> = new Set(),
): AnsweredItem[] {
  const planned = plan.modules[module];
  const opened = modules.find((each) => each.module === module);
  if (!planned || !opened) return [];
  const route = planned.part === 1 ? undefined : routes[planned.section];
  const slots = form.modules.find(
    (each) =>
      each.section === planned.section && each.part === planned.part && each.route === route,
  )?.slots;
  return opened.items.flatMap(({ item: id }, index) => {
    const item = bank.get(id);
    const isPretest = slots?.find((slot) => slot.item === id)?.isPretest ?? false;
    const answer = opened.questions[index]?.answer;
    return item ? [{ item, isPretest, isDropped: dropped.has(id), answer }] : [];
  });
}

/** The scored answers of a module, which decide the route of the next one. */
export const scoredResponses = (answered: readonly AnsweredItem[]): Response[] =>
  answered
    .filter(({ isPretest }) => !isPretest)
    .map(({ item, answer }) => ({
      parameters: item.parameters,
      isRight: isRight(item.response, answer),
    }));

/** Sections whose modules were all opened and closed. Other sections have no score. */
export function finishedSections(
  attempt: Attempt,
  form: Form,
  bank: Bank,
  scaling: (section: Section) => SectionScaling,
  dropped: ReadonlySet<string> = new Set(),
): FinishedSection[] {
  return attempt.chosen.flatMap((section) => {
    const indexes = attempt.plan.modules.flatMap((module, index) =>
      module.section === section ? [index] : [],
    );
    const isFinished = indexes.every((index) =>
      attempt.modules.some(({ module, closed }) => module === index && closed !== undefined),
    );
    if (!isFinished) return [];
    const answered = indexes.flatMap((index) => answeredItems(attempt, form, bank, index, dropped));
    return [{ section, answered, ...scaling(section) }];
  });
}
