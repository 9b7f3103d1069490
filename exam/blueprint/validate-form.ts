import { type ItemVersion } from '../item/item.ts';
import { difficulties } from '../item/difficulties.ts';
import type { Section } from '../item/section.ts';
import { domainsOf, sectionOf, skillFacts } from '../item/taxonomy.ts';
import {
  blueprints,
  difficultyShares,
  inContextShare,
  shareTolerance,
  type Blueprint,
  type ModuleBlueprint,
  type Range,
  type SectionBlueprint,
} from './blueprint.ts';
import type { Form, FormModule, Slot } from './form.ts';
import { compareItems } from './item-order.ts';

export type FormProblemCode =
  | 'module-missing'
  | 'module-extra'
  | 'question-count'
  | 'pretest-count'
  | 'pretest-differs'
  | 'item-unknown'
  | 'item-sample'
  | 'item-twice'
  | 'item-section'
  | 'domain-count'
  | 'entered-count'
  | 'difficulty-share'
  | 'context-share'
  | 'order';

export interface FormProblem {
  code: FormProblemCode;
  /** In English, for developers and authors; screens translate the code. */
  message: string;
  /** The module or the route concerned; absent if the problem concerns the whole form. */
  at?: ProblemPlace;
  item?: string;
  /** Values for the translated sentence. */
  values?: Record<string, string | number>;
}

export type ProblemPlace = Pick<FormModule, 'section' | 'route'> & { part?: 1 | 2 };

/** Item versions by id. */
export type Bank = ReadonlyMap<string, ItemVersion>;

const problem = (
  code: FormProblemCode,
  message: string,
  details: Omit<FormProblem, 'code' | 'message'> = {},
): FormProblem => ({ code, message, ...details });
const placeOf = ({ section, part, route }: Omit<FormModule, 'slots'>): ProblemPlace => ({
  section,
  part,
  ...(route && { route }),
});
const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

export const moduleName = ({ section, part, route }: Omit<FormModule, 'slots'>): string =>
  [section, part, route].filter((word) => word !== undefined).join(' ');

const itemsOf = (slots: readonly Slot[], bank: Bank): ItemVersion[] =>
  slots.flatMap(({ item }) => bank.get(item) ?? []);

const scored = (slots: readonly Slot[]): Slot[] => slots.filter(({ isPretest }) => !isPretest);

/** The modules that a form must have for a section of the blueprint. */
function expectedModules({ section, modules }: SectionBlueprint): Omit<FormModule, 'slots'>[] {
  return modules.flatMap(({ part }): Omit<FormModule, 'slots'>[] =>
    part === 1
      ? [{ section, part }]
      : [
          { section, part, route: 'lower' },
          { section, part, route: 'higher' },
        ],
  );
}

function checkOrder(module: FormModule, bank: Bank): FormProblem[] {
  const items = itemsOf(module.slots, bank);
  const misplaced = items.find((item, index) => {
    const next = items[index + 1];
    return next && compareItems(item, next) > 0;
  });
  if (!misplaced) return [];
  const message = `${moduleName(module)}: ${misplaced.id} comes too early`;
  return [problem('order', message, { at: placeOf(module), item: misplaced.id })];
}

function checkShares(module: FormModule, bank: Bank): FormProblem[] {
  const name = moduleName(module);
  const at = placeOf(module);
  const items = itemsOf(module.slots, bank);
  const share = (isCounted: (item: ItemVersion) => boolean): number =>
    items.filter(isCounted).length / Math.max(1, items.length);
  const expectedShares = difficultyShares[module.route ?? 'mixed'];
  const outOfTolerance = difficulties.filter((difficulty) => {
    const found = share((item) => item.difficulty === difficulty);
    return Math.abs(found - expectedShares[difficulty]) > shareTolerance;
  });
  const inContext = share((item) => item.inContext === true);
  const isContextOff = module.section === 'math' && !isWithin(inContext, inContextShare);
  return [
    ...outOfTolerance.map((difficulty) =>
      problem('difficulty-share', `${name}: too many or too few ${difficulty} questions`, {
        at,
        values: {
          difficulty,
          found: items.filter((item) => item.difficulty === difficulty).length,
          required: Math.round(expectedShares[difficulty] * items.length),
        },
      }),
    ),
    ...(isContextOff
      ? [
          problem('context-share', `${name}: ${Math.round(inContext * 100)} % set in a context`, {
            at,
            values: { percent: Math.round(inContext * 100) },
          }),
        ]
      : []),
  ];
}

function checkModule(module: FormModule, blueprint: ModuleBlueprint, bank: Bank): FormProblem[] {
  const name = moduleName(module);
  const { slots } = module;
  const at = placeOf(module);
  const counts = (found: number, expected: number) => ({
    at,
    values: { found, required: expected },
  });
  const pretest = slots.length - scored(slots).length;
  const misplaced = itemsOf(slots, bank).filter(({ skill }) => sectionOf(skill) !== module.section);
  return [
    ...(slots.length === blueprint.questions
      ? []
      : [
          problem(
            'question-count',
            `${name}: ${slots.length} of ${blueprint.questions} questions`,
            counts(slots.length, blueprint.questions),
          ),
        ]),
    ...(pretest === blueprint.pretest
      ? []
      : [
          problem(
            'pretest-count',
            `${name}: ${pretest} of ${blueprint.pretest} pretest questions`,
            counts(pretest, blueprint.pretest),
          ),
        ]),
    ...misplaced.map(({ id }) =>
      problem('item-section', `${name}: ${id} is of the other section`, { at, item: id }),
    ),
    ...checkOrder(module, bank),
    ...checkShares(module, bank),
  ];
}

/** Checks the counts of all scored questions that one student meets in a section. */
function checkPath(
  at: ProblemPlace,
  slots: Slot[],
  blueprint: SectionBlueprint,
  bank: Bank,
): FormProblem[] {
  const name = [at.section, at.route].filter(Boolean).join(' ');
  const items = itemsOf(scored(slots), bank);
  const entered = items.filter(({ response }) => response.kind === 'entered').length;
  const domains = domainsOf(blueprint.section).flatMap((domain) => {
    const count = items.filter(({ skill }) => skillFacts[skill].domain === domain).length;
    const range = blueprint.domains[domain] ?? [0, 0];
    if (isWithin(count, range)) return [];
    const message = `${name}: ${count} of ${domain}, not ${range.join(' to ')}`;
    const values = { domain, found: count, least: range[0], most: range[1] };
    return [problem('domain-count', message, { at, values })];
  });
  if (isWithin(entered, blueprint.entered)) return domains;
  const [least, most] = blueprint.entered;
  const values = { found: entered, least, most };
  const message = `${name}: ${entered} entered responses`;
  return [...domains, problem('entered-count', message, { at, values })];
}

function checkSection(form: Form, blueprint: SectionBlueprint, bank: Bank): FormProblem[] {
  const { section } = blueprint;
  const find = (part: number, route?: string): FormModule | undefined =>
    form.modules.find(
      (each) => each.section === section && each.part === part && each.route === route,
    );
  const expected = expectedModules(blueprint);
  const missing = expected.filter(({ part, route }) => !find(part, route));
  if (missing.length > 0) {
    return missing.map((module) =>
      problem('module-missing', `${moduleName(module)} is missing`, { at: placeOf(module) }),
    );
  }
  const found = expected.flatMap(({ part, route }) => find(part, route) ?? []);
  const first = find(1)?.slots ?? [];
  const [lower, higher] = [find(2, 'lower')?.slots, find(2, 'higher')?.slots];
  const pathProblems =
    lower && higher
      ? [
          checkPath({ section, route: 'lower' }, [...first, ...lower], blueprint, bank),
          checkPath({ section, route: 'higher' }, [...first, ...higher], blueprint, bank),
        ]
      : [checkPath({ section }, first, blueprint, bank)];
  return [
    ...found.flatMap((module) => {
      const plan = blueprint.modules.find(({ part }) => part === module.part);
      return plan ? checkModule(module, plan, bank) : [];
    }),
    ...pathProblems.flat(),
    ...(lower && higher ? checkPretest(section, lower, higher) : []),
  ];
}

const pretestItems = (slots: readonly Slot[]): string =>
  slots
    .filter(({ isPretest }) => isPretest)
    .map(({ item }) => item)
    .toSorted()
    .join();

/** Both routes must have the same pretest questions, so that all students answer them. */
function checkPretest(section: Section, lower: Slot[], higher: Slot[]): FormProblem[] {
  if (pretestItems(lower) === pretestItems(higher)) return [];
  const message = `${section}: the routes have different pretest questions`;
  return [problem('pretest-differs', message, { at: { section, part: 2 } })];
}

/** An item occurs only once in a form, except for pretest items on both routes; a sample item does not occur at all. */
function checkItems({ modules }: Form, bank: Bank): FormProblem[] {
  const unknown = modules
    .flatMap(({ slots }) => slots)
    .filter(({ item, version }) => bank.get(item)?.version !== version)
    .map(({ item, version }) =>
      problem('item-unknown', `${item} version ${version} is unknown`, { item }),
    );
  const used = itemsOf(
    modules.flatMap(({ slots }) => slots),
    bank,
  );
  const samples = [...new Set(used)]
    .filter(({ isSample }) => isSample)
    .map(({ id }) => problem('item-sample', `${id} is shown with its key to anyone`, { item: id }));
  const uses = new Map<string, { slot: Slot; module: FormModule }[]>();
  for (const module of modules) {
    for (const slot of module.slots) {
      uses.set(slot.item, [...(uses.get(slot.item) ?? []), { slot, module }]);
    }
  }
  const repeated = [...uses].filter(([, found]) => {
    const isShared =
      found.length === 2 &&
      found.every(({ slot, module }) => slot.isPretest && module.part === 2) &&
      found[0]?.module.route !== found[1]?.module.route;
    return found.length > 1 && !isShared;
  });
  return [
    ...unknown,
    ...samples,
    ...repeated.map(([item]) => problem('item-twice', `${item} is used twice`, { item })),
  ];
}

function checkExtra(form: Form, { sections }: Blueprint): FormProblem[] {
  const expected = sections.flatMap(expectedModules).map(moduleName);
  const remaining = [...expected];
  return form.modules.flatMap((module) => {
    const index = remaining.indexOf(moduleName(module));
    if (index === -1)
      return [
        problem('module-extra', `${moduleName(module)} does not belong here`, {
          at: placeOf(module),
        }),
      ];
    remaining.splice(index, 1);
    return [];
  });
}

/** Finds everything in a form that differs from its blueprint. */
export function validateForm(
  form: Form,
  bank: Bank,
  blueprint: Blueprint = blueprints[form.blueprint],
): FormProblem[] {
  return [
    ...checkItems(form, bank),
    ...checkExtra(form, blueprint),
    ...blueprint.sections.flatMap((section) => checkSection(form, section, bank)),
  ];
}
