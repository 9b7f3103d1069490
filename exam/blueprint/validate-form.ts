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
  /** For an editor, in English; the code is what a screen translates. */
  message: string;
  /** The module it is about, or the way through a section; nothing where it is the whole form. */
  at?: ProblemPlace;
  item?: string;
  /** What a sentence about it names. */
  values?: Record<string, string | number>;
}

export type ProblemPlace = Pick<FormModule, 'section' | 'route'> & { part?: 1 | 2 };

/** Item versions by id. */
export type Bank = ReadonlyMap<string, ItemVersion>;

const problem = (
  code: FormProblemCode,
  message: string,
  about: Omit<FormProblem, 'code' | 'message'> = {},
): FormProblem => ({ code, message, ...about });
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

/** The modules a section of this blueprint has. */
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
  const wanted = difficultyShares[module.route ?? 'mixed'];
  const off = difficulties.filter((difficulty) => {
    const found = share((item) => item.difficulty === difficulty);
    return Math.abs(found - wanted[difficulty]) > shareTolerance;
  });
  const inContext = share((item) => item.inContext === true);
  const isContextOff = module.section === 'math' && !isWithin(inContext, inContextShare);
  return [
    ...off.map((difficulty) =>
      problem('difficulty-share', `${name}: too many or too few ${difficulty} questions`, {
        at,
        values: {
          difficulty,
          found: items.filter((item) => item.difficulty === difficulty).length,
          wanted: Math.round(wanted[difficulty] * items.length),
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
  const count = (found: number, wanted: number) => ({ at, values: { found, wanted } });
  const pretest = slots.length - scored(slots).length;
  const strangers = itemsOf(slots, bank).filter(({ skill }) => sectionOf(skill) !== module.section);
  return [
    ...(slots.length === blueprint.questions
      ? []
      : [
          problem(
            'question-count',
            `${name}: ${slots.length} of ${blueprint.questions} questions`,
            count(slots.length, blueprint.questions),
          ),
        ]),
    ...(pretest === blueprint.pretest
      ? []
      : [
          problem(
            'pretest-count',
            `${name}: ${pretest} of ${blueprint.pretest} pretest questions`,
            count(pretest, blueprint.pretest),
          ),
        ]),
    ...strangers.map(({ id }) =>
      problem('item-section', `${name}: ${id} is of the other section`, { at, item: id }),
    ),
    ...checkOrder(module, bank),
    ...checkShares(module, bank),
  ];
}

/** Counts on one student's way through a section. */
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
  const ways =
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
    ...ways.flat(),
    ...(lower && higher ? checkPretest(section, lower, higher) : []),
  ];
}

const triedOut = (slots: readonly Slot[]): string =>
  slots
    .filter(({ isPretest }) => isPretest)
    .map(({ item }) => item)
    .toSorted()
    .join();

/** Both routes try out the same new questions, so that their answers come from all students. */
function checkPretest(section: Section, lower: Slot[], higher: Slot[]): FormProblem[] {
  if (triedOut(lower) === triedOut(higher)) return [];
  const message = `${section}: the routes have different pretest questions`;
  return [problem('pretest-differs', message, { at: { section, part: 2 } })];
}

/** An item stands once in a form, and a sample in none; only the pretest of the second modules is on both routes. */
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
  const places = new Map<string, { slot: Slot; module: FormModule }[]>();
  for (const module of modules) {
    for (const slot of module.slots) {
      places.set(slot.item, [...(places.get(slot.item) ?? []), { slot, module }]);
    }
  }
  const twice = [...places].filter(([, found]) => {
    const isShared =
      found.length === 2 &&
      found.every(({ slot, module }) => slot.isPretest && module.part === 2) &&
      found[0]?.module.route !== found[1]?.module.route;
    return found.length > 1 && !isShared;
  });
  return [
    ...unknown,
    ...samples,
    ...twice.map(([item]) => problem('item-twice', `${item} is used twice`, { item })),
  ];
}

function checkExtra(form: Form, { sections }: Blueprint): FormProblem[] {
  const expected = sections.flatMap(expectedModules).map(moduleName);
  const left = [...expected];
  return form.modules.flatMap((module) => {
    const place = left.indexOf(moduleName(module));
    if (place === -1)
      return [
        problem('module-extra', `${moduleName(module)} does not belong here`, {
          at: placeOf(module),
        }),
      ];
    left.splice(place, 1);
    return [];
  });
}

/** Everything that keeps a form from being what its blueprint says. */
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
