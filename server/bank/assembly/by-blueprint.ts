import type {
  FormDraftModule,
  FormDraftSlot,
  Shortage,
  TestPlan,
} from '@bac/contract/attempts/whole-test.ts';
import { assemble, type Shortage as Lack } from '@bac/exam/blueprint/assemble.ts';
import { blueprints, type Blueprint, type BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import { withDistributions } from '@bac/exam/blueprint/distribution.ts';
import type { Form, FormModule } from '@bac/exam/blueprint/form.ts';
import type { AssemblyConstraints } from '@bac/exam/blueprint/item-pool.ts';
import {
  moduleName,
  validateForm,
  type Bank,
  type FormProblem,
} from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { listStructure, TestStructure } from '../structure/structure-reader.ts';

/** All uses of the exam's blueprints are here. */

type Head = Omit<FormDraftModule, 'slots'>;

/** Reads the blueprint with the team's current distributions. Does not use the cache, so it can run in a transaction. */
export const readBlueprint = async (db: Reader, id: BlueprintId): Promise<Blueprint> =>
  withDistributions(blueprints[id], new TestStructure(await listStructure(db)).distributions());

type PlannedModule = Head & { questions: number; pretest: number };

const plannedModulesOf = ({ sections }: Blueprint): PlannedModule[] =>
  sections.flatMap(({ section, modules }) =>
    modules.flatMap(({ part, questions, pretest }): PlannedModule[] =>
      part === 1
        ? [{ section, part, questions, pretest }]
        : (['lower', 'higher'] as const).map((route) => ({
            section,
            part,
            route,
            questions,
            pretest,
          })),
    ),
  );

const hole = (isPretest: boolean): FormDraftSlot => ({ item: null, version: null, isPretest });

/** Returns every module of the blueprint with its slots so far, padded with holes. */
export function padWithHoles(
  blueprint: Blueprint,
  found: readonly (FormModule | FormDraftModule)[],
): FormDraftModule[] {
  return plannedModulesOf(blueprint).map(({ questions, pretest, ...head }) => {
    const same = found.find((module) => moduleName(module) === moduleName(head));
    const slots: FormDraftSlot[] = (same?.slots ?? []).slice(0, questions);
    const pretestSlots = slots.filter(({ isPretest }) => isPretest).length;
    const left = questions - slots.length;
    const pretestHoles = Math.max(0, Math.min(left, pretest - pretestSlots));
    const holes = Array.from({ length: left }, (_, index) => hole(index >= left - pretestHoles));
    return { ...head, slots: [...slots, ...holes] };
  });
}

/** Whether these are the modules of the blueprint, in its order and with its number of slots. */
export function hasShapeOf(blueprint: Blueprint, modules: readonly FormDraftModule[]): boolean {
  const expected = plannedModulesOf(blueprint);
  return (
    expected.length === modules.length &&
    expected.every(({ questions, ...head }, index) => {
      const module = modules[index];
      return (
        module !== undefined &&
        moduleName(module) === moduleName(head) &&
        module.slots.length === questions
      );
    })
  );
}

const isFilled = (slot: FormDraftSlot): slot is FormModule['slots'][number] =>
  slot.item !== null && slot.version !== null;

/** The modules without their holes. */
export const withoutHoles = (modules: readonly FormDraftModule[]): FormModule[] =>
  modules.map((module) => ({ ...module, slots: module.slots.filter(isFilled) }));

export const problemsOf = (blueprint: Blueprint, form: Form, bank: Bank): FormProblem[] =>
  validateForm(form, bank, blueprint);

const headOf = (name: string): Head => {
  const [section, part, route] = name.split(' ');
  return {
    section: section === 'math' ? 'math' : 'rw',
    part: part === '2' ? 2 : 1,
    ...((route === 'lower' || route === 'higher') && { route }),
  };
};

const shortageOf = ({ module, ...lack }: Lack): Shortage => ({ module: headOf(module), ...lack });

/** Assembles as much of a test as the bank allows, and lists the shortages. */
export function assembleTest(
  blueprint: Blueprint,
  id: BlueprintId,
  items: readonly ItemVersion[],
  wishes: AssemblyConstraints,
): { modules: FormDraftModule[]; shortages: Shortage[] } {
  const assembled = assemble(id, items, wishes, blueprint);
  return {
    modules: padWithHoles(blueprint, assembled.modules),
    shortages: 'missing' in assembled ? assembled.missing.map(shortageOf) : [],
  };
}

export const planOf = ({ sections }: Blueprint): TestPlan =>
  sections.map(({ section, modules, domains }) => ({
    section,
    modules: modules.map((module) => ({ ...module, domains: { ...module.domains } })),
    domains: Object.fromEntries(
      Object.entries(domains).map(([domain, [least, most]]) => [domain, [least, most]]),
    ),
  }));
