import type { TestGate } from '@bac/contract/bank/test-gate.ts';
import type { FormDraftModule, TestForecast, UsedItem } from '@bac/contract/attempts/whole-test.ts';
import {
  isAdaptive,
  isScaled,
  type Blueprint,
  type BlueprintId,
} from '@bac/exam/blueprint/blueprint.ts';
import type { Complaint } from '@bac/exam/item/lint-rules.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';

type Check = TestGate[number];
type Judged = Pick<UsedItem, 'id' | 'isArchived'> & { faults: readonly Complaint[] };

export interface Gated {
  id: BlueprintId;
  blueprint: Blueprint;
  name: LocalText;
  modules: readonly FormDraftModule[];
  items: readonly Judged[];
  problems: number;
  forecasts: readonly TestForecast[];
  previewed: readonly ('lower' | 'higher')[];
}

/**
 * What a section must reach to be scored. A section of one module, as the diagnostic has, can not reach what two modules
 * with a route do; its scores are told with the wider range that follows.
 */
export const leastReliability = (blueprint: Blueprint): number =>
  isAdaptive(blueprint) ? 0.85 : 0.8;

const languageFaults = new Set(['untranslated', 'vietnamese-unaccented']);
const mostNamed = 20;

const check = (name: Check['check'], found: number, wanted: number, more: Partial<Check> = {}) => ({
  check: name,
  isMet: found >= wanted,
  section: null,
  route: null,
  found,
  wanted,
  items: [],
  ...more,
});

/** How many of the items are as they should be; those that are not are named. */
function checkItems(
  name: Check['check'],
  items: readonly Judged[],
  isRight: (item: Judged) => boolean,
): Check {
  const wrong = items.filter((item) => !isRight(item)).map(({ id }) => id);
  const right = items.length - wrong.length;
  return check(name, right, items.length, {
    items: wrong.slice(0, mostNamed),
    isMet: wrong.length === 0 && items.length > 0,
  });
}

function checkLanguages({ items, name }: Gated): Check {
  const isNamed = name.en.trim() !== '' && name.vi.trim() !== '';
  const found = checkItems(
    'languages',
    items,
    ({ faults }) => !faults.some(({ code }) => languageFaults.has(code)),
  );
  return {
    ...found,
    isMet: found.isMet && isNamed,
    found: isNamed ? found.found : found.found - 1,
  };
}

/** Every check with its figure; publishing waits for all. */
export function gateOf(test: Gated): TestGate {
  const { blueprint, modules, items } = test;
  const least = leastReliability(blueprint);
  const counts = blueprint.sections.map(({ section }) => {
    const slots = modules.filter((each) => each.section === section).flatMap((each) => each.slots);
    const placed = slots.filter(({ item }) => item !== null).length;
    return check('counts', placed, slots.length, { section });
  });
  const routes = isAdaptive(blueprint) ? (['lower', 'higher'] as const) : [];
  return [
    ...counts,
    check('blueprint', test.problems, 0, { isMet: test.problems === 0 }),
    checkItems('keys', items, ({ faults }) => faults.length === 0),
    checkLanguages(test),
    checkItems('offered', items, ({ isArchived }) => !isArchived),
    ...routes.map((route) =>
      check('previewed', test.previewed.includes(route) ? 1 : 0, 1, { route }),
    ),
    ...(isScaled(test.id)
      ? blueprint.sections.map(({ section }) => {
          const found = test.forecasts.find((each) => each.section === section);
          return check('reliability', found?.reliability ?? 0, least, { section });
        })
      : []),
  ];
}
