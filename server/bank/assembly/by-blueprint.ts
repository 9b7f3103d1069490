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
import type { AssemblyWishes } from '@bac/exam/blueprint/item-pool.ts';
import {
  moduleName,
  validateForm,
  type Bank,
  type FormProblem,
} from '@bac/exam/blueprint/validate-form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { Reader } from '../../platform/postgres/database.ts';
import { listStructure, Named } from '../structure/structure-reader.ts';

/** Everything the exam's blueprints are asked, in one place. */

type Head = Omit<FormDraftModule, 'slots'>;

/** What a test of this kind must be made of now; read anew, for whoever holds a transaction. */
export const blueprintNow = async (db: Reader, id: BlueprintId): Promise<Blueprint> =>
  withDistributions(blueprints[id], new Named(await listStructure(db)).distributions());

type Planned = Head & { questions: number; pretest: number };

const headsOf = ({ sections }: Blueprint): Planned[] =>
  sections.flatMap(({ section, modules }) =>
    modules.flatMap(({ part, questions, pretest }): Planned[] =>
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

/** Every module of the blueprint with what there is for it, and a hole at each place that is left. */
export function padded(
  blueprint: Blueprint,
  found: readonly (FormModule | FormDraftModule)[],
): FormDraftModule[] {
  return headsOf(blueprint).map(({ questions, pretest, ...head }) => {
    const same = found.find((module) => moduleName(module) === moduleName(head));
    const slots: FormDraftSlot[] = (same?.slots ?? []).slice(0, questions);
    const triedOut = slots.filter(({ isPretest }) => isPretest).length;
    const left = questions - slots.length;
    const unscored = Math.max(0, Math.min(left, pretest - triedOut));
    const holes = Array.from({ length: left }, (_, at) => hole(at >= left - unscored));
    return { ...head, slots: [...slots, ...holes] };
  });
}

/** Whether these are the modules of the blueprint, in its order, with as many places as it has. */
export function hasShapeOf(blueprint: Blueprint, modules: readonly FormDraftModule[]): boolean {
  const wanted = headsOf(blueprint);
  return (
    wanted.length === modules.length &&
    wanted.every(({ questions, ...head }, index) => {
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

/** Without its holes. */
export const filled = (modules: readonly FormDraftModule[]): FormModule[] =>
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

/** As much of a test as the bank gives, and what it could not. */
export function assembleTest(
  blueprint: Blueprint,
  id: BlueprintId,
  items: readonly ItemVersion[],
  wishes: AssemblyWishes,
): { modules: FormDraftModule[]; shortages: Shortage[] } {
  const assembled = assemble(id, items, wishes, blueprint);
  return {
    modules: padded(blueprint, assembled.modules),
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
