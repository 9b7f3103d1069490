import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { ServerEvent } from '@bac/exam/attempt/event.ts';
import type { Route } from '@bac/exam/attempt/plan.ts';
import { chooseRoute } from '@bac/exam/scoring/choose-route.ts';
import { answeredItems, scoredResponses } from '@bac/exam/scoring/finished-sections.ts';
import type { CachedForm } from './form-cache.ts';

/** The route that the answers in the section's first module lead to; undefined for a first module. */
function routeTo(
  attempt: Attempt,
  { form, scaling, bank }: CachedForm,
  module: number,
): Route | undefined {
  const planned = attempt.plan.modules[module];
  if (!planned || planned.part === 1) return undefined;
  const first = attempt.plan.modules.findIndex(
    ({ section, part }) => section === planned.section && part === 1,
  );
  const responses = scoredResponses(answeredItems(attempt, form, bank, first));
  return chooseRoute(responses, scaling[planned.section]?.cut ?? 0);
}

/** The events that open a module: the route, if the module has one, and the module with its items. */
export function openingEvents(attempt: Attempt, form: CachedForm, module: number): ServerEvent[] {
  const planned = attempt.plan.modules[module];
  if (!planned) return [];
  const { section, part } = planned;
  const route = routeTo(attempt, form, module);
  const index = form.form.modules.findIndex(
    (each) => each.section === section && each.part === part && each.route === route,
  );
  const items = form.moduleItems[index] ?? [];
  const opened: ServerEvent = { type: 'module-opened', module, items };
  return route ? [{ type: 'routed', section, route }, opened] : [opened];
}
