import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { ServerEvent } from '@bac/exam/attempt/event.ts';
import type { Route } from '@bac/exam/attempt/plan.ts';
import { chooseRoute } from '@bac/exam/scoring/choose-route.ts';
import { answeredItems, scoredResponses } from '@bac/exam/scoring/finished-sections.ts';
import type { CachedForm } from './form-cache.ts';

/** Where the answers of the section's first part lead; undefined where the form has one way only. */
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

/** What opening a part adds to the log. */
export function openingEvents(attempt: Attempt, known: CachedForm, module: number): ServerEvent[] {
  const planned = attempt.plan.modules[module];
  if (!planned) return [];
  const { section, part } = planned;
  const route = routeTo(attempt, known, module);
  const place = known.form.modules.findIndex(
    (each) => each.section === section && each.part === part && each.route === route,
  );
  const items = known.asked[place] ?? [];
  const opened: ServerEvent = { type: 'module-opened', module, items };
  return route ? [{ type: 'routed', section, route }, opened] : [opened];
}
