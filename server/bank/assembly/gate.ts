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
type LintedItem = Pick<UsedItem, 'id' | 'isArchived'> & { faults: readonly Complaint[] };

export interface GateInput {
  id: BlueprintId;
  blueprint: Blueprint;
  name: LocalText;
  modules: readonly FormDraftModule[];
  items: readonly LintedItem[];
  problems: number;
  forecasts: readonly TestForecast[];
  previewed: readonly ('lower' | 'higher')[];
}

/**
 * The reliability that a section needs to be scored. A section of one module, as in the diagnostic, cannot reach that of two
 * modules with a route; its scores get a wider range.
 */
export const minReliability = (blueprint: Blueprint): number =>
  isAdaptive(blueprint) ? 0.85 : 0.8;

const languageFaults = new Set(['untranslated', 'vietnamese-unaccented']);
const maxListedItems = 20;

const check = (
  name: Check['check'],
  actual: number,
  required: number,
  details: Partial<Check> = {},
) => ({
  check: name,
  isMet: actual >= required,
  section: null,
  route: null,
  actual,
  required,
  items: [],
  ...details,
});

/** Counts the items that pass, and lists those that do not. */
function checkItems(
  name: Check['check'],
  items: readonly LintedItem[],
  passes: (item: LintedItem) => boolean,
): Check {
  const failed = items.filter((item) => !passes(item)).map(({ id }) => id);
  const passed = items.length - failed.length;
  return check(name, passed, items.length, {
    items: failed.slice(0, maxListedItems),
    isMet: failed.length === 0 && items.length > 0,
  });
}

function checkLanguages({ items, name }: GateInput): Check {
  const isNamed = name.en.trim() !== '' && name.vi.trim() !== '';
  const itemCheck = checkItems(
    'languages',
    items,
    ({ faults }) => !faults.some(({ code }) => languageFaults.has(code)),
  );
  return {
    ...itemCheck,
    isMet: itemCheck.isMet && isNamed,
    actual: isNamed ? itemCheck.actual : itemCheck.actual - 1,
  };
}

/** All checks with their figures. A test can be published only if all of them are met. */
export function gateOf(test: GateInput): TestGate {
  const { blueprint, modules, items } = test;
  const least = minReliability(blueprint);
  const counts = blueprint.sections.map(({ section }) => {
    const slots = modules.filter((each) => each.section === section).flatMap((each) => each.slots);
    const filledSlots = slots.filter(({ item }) => item !== null).length;
    return check('counts', filledSlots, slots.length, { section });
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
          const forecast = test.forecasts.find((each) => each.section === section);
          return check('reliability', forecast?.reliability ?? 0, least, { section });
        })
      : []),
  ];
}
