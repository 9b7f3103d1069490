import type { FormDraftModule, TestPlan, UsedItem } from '@bac/contract/attempts/whole-test.ts';
import { domainsOf, skillFacts, type Domain } from '@bac/exam/item/taxonomy.ts';

export interface Cell {
  placed: number;
  /** Empty places of this module that lack a question of this row. */
  toFill: number;
}

export interface CoverageRow {
  /** Null for pretest questions. */
  domain: Domain | null;
  cells: Cell[];
  /** The count on each way through the section. */
  ways: number[];
  target: readonly [number, number];
}

type Item = Pick<UsedItem, 'id' | 'skill'>;

/** The module indexes of each way through a section: the first and one of the second, or the first alone. */
export function waysOf(modules: readonly FormDraftModule[]): number[][] {
  const at = (route: FormDraftModule['route']): number =>
    modules.findIndex((module) => module.route === route);
  const first = modules.findIndex(({ part }) => part === 1);
  const [lower, higher] = [at('lower'), at('higher')];
  return lower === -1
    ? [[first]]
    : [
        [first, lower],
        [first, higher],
      ];
}

/** Compares the placed questions of a section with its blueprint, domain by domain. */
export function coverageOf(
  modules: readonly FormDraftModule[],
  plan: TestPlan[number],
  items: readonly Item[],
): CoverageRow[] {
  const domainOf = new Map(items.map(({ id, skill }) => [id, skillFacts[skill].domain]));
  const ways = waysOf(modules);
  const planOf = ({ part }: FormDraftModule) => plan.modules.find((each) => each.part === part);
  const countOf = (module: FormDraftModule, domain: Domain): number =>
    module.slots.filter(({ item, isPretest }) => !isPretest && domainOf.get(item ?? '') === domain)
      .length;
  // Each empty place counts for one domain only: the first that lacks a question.
  const holes = modules.map(
    ({ slots }) => slots.filter(({ item, isPretest }) => !isPretest && item === null).length,
  );
  const row = (domain: Domain): Cell[] =>
    modules.map((module, index) => {
      const placed = countOf(module, domain);
      const missing = Math.max(0, (planOf(module)?.domains[domain] ?? 0) - placed);
      const toFill = Math.min(missing, holes[index] ?? 0);
      holes[index] = (holes[index] ?? 0) - toFill;
      return { placed, toFill };
    });
  const sum = (cells: readonly Cell[]): number[] =>
    ways.map((way) => way.reduce((total, module) => total + (cells[module]?.placed ?? 0), 0));
  const rows = domainsOf(plan.section).map((domain): CoverageRow => {
    const cells = row(domain);
    return { domain, cells, ways: sum(cells), target: plan.domains[domain] ?? [0, 0] };
  });
  const pretestCells = modules.map(({ slots }) => {
    const pretestSlots = slots.filter(({ isPretest }) => isPretest);
    const placed = pretestSlots.filter(({ item }) => item !== null).length;
    return { placed, toFill: pretestSlots.length - placed };
  });
  const pretestTarget = plan.modules.reduce((total, { pretest }) => total + pretest, 0);
  return pretestTarget === 0 && pretestCells.every(({ placed, toFill }) => placed + toFill === 0)
    ? rows
    : [
        ...rows,
        {
          domain: null,
          cells: pretestCells,
          ways: sum(pretestCells),
          target: [pretestTarget, pretestTarget],
        },
      ];
}
