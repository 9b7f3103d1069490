import { type ItemVersion } from '../item/item.ts';
import { difficulties, type Difficulty } from '../item/difficulties.ts';
import type { Section } from '../item/section.ts';
import { domainsOf, skillFacts, type Domain } from '../item/taxonomy.ts';
import { seededRandom } from '../random.ts';
import {
  blueprints,
  difficultyShares,
  type Blueprint,
  type BlueprintId,
  type ModuleBlueprint,
  type SectionBlueprint,
} from './blueprint.ts';
import type { FormModule, Slot } from './form.ts';
import { ItemPool, type AssemblyConstraints } from './item-pool.ts';
import { compareItems } from './item-order.ts';
import { moduleName, validateForm, type FormProblem } from './validate-form.ts';

/** Questions of one kind that a module needs and the bank does not have; other difficulties may fill their slots. */
export interface Shortage {
  module: string;
  domain: Domain;
  difficulty: Difficulty;
  kind: 'choice' | 'entered';
  count: number;
}

/** If the bank cannot meet the blueprint, the modules are filled as far as possible, and `missing` says what they lack. */
export type AssemblyResult =
  | { modules: FormModule[] }
  | { modules: FormModule[]; missing: Shortage[]; problems: FormProblem[] };

type Need = Pick<Shortage, 'domain' | 'difficulty' | 'kind'>;

/** Distributes `count` slots by the shares, so that every prefix of the result is as close to them as possible. */
function distribute<Key extends string>(shares: Record<Key, number>, count: number): Key[] {
  const keys = Object.keys(shares) as Key[];
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  return Array.from({ length: count }, (_, index) => {
    const lag = (key: Key): number => shares[key] * (index + 1) - counts[key];
    const next = keys.reduce((best, key) => (lag(key) > lag(best) ? key : best));
    counts[next] += 1;
    return next;
  });
}

/** What the slots of a module need, in the order of the domains, so that every domain gets a mix of difficulties and kinds. */
function listNeeds(section: Section, plan: ModuleBlueprint, route: FormModule['route']): Need[] {
  const domains = domainsOf(section).flatMap((domain) =>
    Array.from({ length: plan.domains[domain] ?? 0 }, () => domain),
  );
  const slotDifficulties = distribute(difficultyShares[route ?? 'mixed'], domains.length);
  const enteredShare = section === 'math' ? 0.25 : 0;
  const slotKinds = distribute({ choice: 1 - enteredShare, entered: enteredShare }, domains.length);
  return domains.map((domain, index) => ({
    domain,
    difficulty: slotDifficulties[index] ?? 'medium',
    kind: slotKinds[index] ?? 'choice',
  }));
}

const domainOf = ({ skill }: ItemVersion): Domain => skillFacts[skill].domain;

/** Looks for an item of the exact difficulty, then of a neighboring one, then for any item of the domain and kind. */
function fillNeed(
  pool: ItemPool,
  need: Need,
  inModule: readonly ItemVersion[],
): { item?: ItemVersion; isExact: boolean } {
  const isOfKind = (item: ItemVersion): boolean =>
    domainOf(item) === need.domain && item.response.kind === need.kind;
  const distance = (item: ItemVersion): number =>
    Math.abs(difficulties.indexOf(item.difficulty) - difficulties.indexOf(need.difficulty));
  for (let maxDistance = 0; maxDistance <= 2; maxDistance += 1) {
    const item = pool.take((each) => isOfKind(each) && distance(each) <= maxDistance, inModule);
    if (item) return { item, isExact: maxDistance === 0 };
  }
  return { isExact: false };
}

const toSlot = (item: ItemVersion, isPretest: boolean): Slot => ({
  item: item.id,
  version: item.version,
  isPretest,
});

class Assembly {
  shortages: Shortage[] = [];
  modules: FormModule[] = [];
  #pool: ItemPool;

  constructor(pool: ItemPool) {
    this.#pool = pool;
  }

  #addShortage(module: string, need: Need): void {
    const same = this.shortages.find(
      (each) =>
        each.module === module &&
        each.domain === need.domain &&
        each.difficulty === need.difficulty &&
        each.kind === need.kind,
    );
    if (same) same.count += 1;
    else this.shortages.push({ module, ...need, count: 1 });
  }

  /** Chooses an item for each need. A need without an item of its exact difficulty counts as a shortage. */
  #fill(module: string, needs: readonly Need[]): ItemVersion[] {
    const chosen: ItemVersion[] = [];
    for (const need of needs) {
      const { item, isExact } = fillNeed(this.#pool, need, chosen);
      if (item) chosen.push(item);
      if (!isExact) this.#addShortage(module, need);
    }
    return chosen;
  }

  /** Chooses pretest questions of medium difficulty, each from another domain. */
  #choosePretest(section: Section, plan: ModuleBlueprint, module: string): ItemVersion[] {
    const needs = domainsOf(section)
      .slice(0, plan.pretest)
      .map((domain): Need => ({ domain, difficulty: 'medium', kind: 'choice' }));
    return this.#fill(module, needs);
  }

  #addModule(head: Omit<FormModule, 'slots'>, scored: ItemVersion[], pretest: ItemVersion[]): void {
    const slots = [...scored, ...pretest]
      .toSorted(compareItems)
      .map((item) => toSlot(item, pretest.includes(item)));
    this.modules.push({ ...head, slots });
  }

  addSection({ section, modules }: SectionBlueprint): void {
    for (const plan of modules) {
      const { part } = plan;
      const routes = part === 1 ? [undefined] : (['lower', 'higher'] as const);
      // Both routes of a second module show the same pretest questions.
      const pretest = this.#choosePretest(section, plan, moduleName({ section, part }));
      for (const route of routes) {
        const head = route ? { section, part, route } : { section, part };
        this.#addModule(
          head,
          this.#fill(moduleName(head), listNeeds(section, plan, route)),
          pretest,
        );
      }
    }
  }
}

/**
 * Assembles a form from the bank by a blueprint; the same seed gives the same form. If the bank is too small, the result says
 * which questions are missing. Items of another difficulty are accepted if the form is still valid. `current` is the blueprint
 * with the team's own distribution of domains, if the team has changed it.
 */
export function assemble(
  blueprint: BlueprintId,
  bank: readonly ItemVersion[],
  options: AssemblyConstraints,
  current: Blueprint = blueprints[blueprint],
): AssemblyResult {
  const assembly = new Assembly(new ItemPool(bank, options, seededRandom(options.seed)));
  for (const section of current.sections) assembly.addSection(section);
  const { modules, shortages } = assembly;
  const name = { en: blueprint, vi: blueprint };
  const byId = new Map(bank.map((item) => [item.id, item]));
  const problems = validateForm({ id: 'assembled', blueprint, name, modules }, byId, current);
  return problems.length === 0 ? { modules } : { modules, missing: shortages, problems };
}
