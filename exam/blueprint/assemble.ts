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
import { ItemPool, type AssemblyWishes } from './item-pool.ts';
import { compareItems } from './item-order.ts';
import { moduleName, validateForm, type FormProblem } from './validate-form.ts';

/** A kind of question the bank can not give. */
export interface Shortage {
  module: string;
  domain: Domain;
  difficulty: Difficulty;
  kind: 'choice' | 'entered';
  count: number;
}

/** With what is missing, where the blueprint is not met: the modules then hold as much as there was. */
export type Assembled =
  | { modules: FormModule[] }
  | { modules: FormModule[]; missing: Shortage[]; problems: FormProblem[] };

type Need = Pick<Shortage, 'domain' | 'difficulty' | 'kind'>;

/** Deals `count` places among shares so that every beginning of the row comes as close as it can. */
function deal<Key extends string>(shares: Record<Key, number>, count: number): Key[] {
  const keys = Object.keys(shares) as Key[];
  const given = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  return Array.from({ length: count }, (_, index) => {
    const lag = (key: Key): number => shares[key] * (index + 1) - given[key];
    const next = keys.reduce((best, key) => (lag(key) > lag(best) ? key : best));
    given[next] += 1;
    return next;
  });
}

/** What a module needs, place by place; difficulty and kind are spread over the domains. */
function needs(section: Section, plan: ModuleBlueprint, route: FormModule['route']): Need[] {
  const places = domainsOf(section).flatMap((domain) =>
    Array.from({ length: plan.domains[domain] ?? 0 }, () => domain),
  );
  const bands = deal(difficultyShares[route ?? 'mixed'], places.length);
  const enteredShare = section === 'math' ? 0.25 : 0;
  const kinds = deal({ choice: 1 - enteredShare, entered: enteredShare }, places.length);
  return places.map((domain, index) => ({
    domain,
    difficulty: bands[index] ?? 'medium',
    kind: kinds[index] ?? 'choice',
  }));
}

const domainOf = ({ skill }: ItemVersion): Domain => skillFacts[skill].domain;

/** How far from a wish one may go: the very thing, its neighbour in difficulty, anything of the domain and kind. */
function fillNeed(
  pool: ItemPool,
  need: Need,
  inModule: readonly ItemVersion[],
): { item?: ItemVersion; isExact: boolean } {
  const isOfKind = (item: ItemVersion): boolean =>
    domainOf(item) === need.domain && item.response.kind === need.kind;
  const distance = (item: ItemVersion): number =>
    Math.abs(difficulties.indexOf(item.difficulty) - difficulties.indexOf(need.difficulty));
  for (let far = 0; far <= 2; far += 1) {
    const item = pool.take((each) => isOfKind(each) && distance(each) <= far, inModule);
    if (item) return { item, isExact: far === 0 };
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

  #lack(module: string, need: Need): void {
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

  #fill(module: string, wanted: readonly Need[]): ItemVersion[] {
    const chosen: ItemVersion[] = [];
    for (const need of wanted) {
      const { item, isExact } = fillNeed(this.#pool, need, chosen);
      if (item) chosen.push(item);
      if (!isExact) this.#lack(module, need);
    }
    return chosen;
  }

  /** Unscored questions of middling difficulty, from as many domains as there are places. */
  #pretest(section: Section, plan: ModuleBlueprint, module: string): ItemVersion[] {
    const wanted = domainsOf(section)
      .slice(0, plan.pretest)
      .map((domain): Need => ({ domain, difficulty: 'medium', kind: 'choice' }));
    return this.#fill(module, wanted);
  }

  #add(head: Omit<FormModule, 'slots'>, scored: ItemVersion[], pretest: ItemVersion[]): void {
    const slots = [...scored, ...pretest]
      .toSorted(compareItems)
      .map((item) => toSlot(item, pretest.includes(item)));
    this.modules.push({ ...head, slots });
  }

  section({ section, modules }: SectionBlueprint): void {
    for (const plan of modules) {
      const { part } = plan;
      const routes = part === 1 ? [undefined] : (['lower', 'higher'] as const);
      const pretest = this.#pretest(section, plan, moduleName({ section, part }));
      for (const route of routes) {
        const head = route ? { section, part, route } : { section, part };
        this.#add(head, this.#fill(moduleName(head), needs(section, plan, route)), pretest);
      }
    }
  }
}

/**
 * A form from the bank to the blueprint, the same for the same seed. Where the bank is too small it says which questions
 * would be needed; a near miss in difficulty that still makes a valid form is taken. Where the team spreads questions over the
 * domains otherwise than the product does, it is given the blueprint as it is now.
 */
export function assemble(
  blueprint: BlueprintId,
  bank: readonly ItemVersion[],
  wishes: AssemblyWishes,
  made: Blueprint = blueprints[blueprint],
): Assembled {
  const assembly = new Assembly(new ItemPool(bank, wishes, seededRandom(wishes.seed)));
  for (const section of made.sections) assembly.section(section);
  const { modules, shortages } = assembly;
  const name = { en: blueprint, vi: blueprint };
  const byId = new Map(bank.map((item) => [item.id, item]));
  const problems = validateForm({ id: 'assembled', blueprint, name, modules }, byId, made);
  return problems.length === 0 ? { modules } : { modules, missing: shortages, problems };
}
