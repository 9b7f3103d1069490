import type { FittingItem, FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import { difficultyShares, type Blueprint } from '@bac/exam/blueprint/blueprint.ts';
import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { domainsOf, skillFacts, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';

/** As much of a question as decides whether it fits. */
export interface Fitting {
  skill: Skill;
  difficulty: Difficulty;
  kind: FittingItem['kind'];
}

/** What a place of a test asks for; null where anything will do. */
export interface Wish {
  domains: Domain[];
  difficulty: Difficulty | null;
  kind: FittingItem['kind'] | null;
}

type Known = (item: string) => Fitting | undefined;

/** About a quarter of Math is typed. */
const enteredShare = 0.25;

const domainOf = ({ skill }: Fitting): Domain => skillFacts[skill].domain;

/** Whichever of three lags most behind its share. */
function laggingDifficulty(module: FormDraftModule, placed: readonly Fitting[]): Difficulty {
  const shares = difficultyShares[module.route ?? 'mixed'];
  const lag = (difficulty: Difficulty): number =>
    shares[difficulty] * module.slots.length -
    placed.filter((item) => item.difficulty === difficulty).length;
  return difficulties.reduce((most, each) => (lag(each) > lag(most) ? each : most));
}

function wantedKind(placed: readonly Fitting[], scored: number): Wish['kind'] {
  const entered = placed.filter(({ kind }) => kind === 'entered').length;
  const lacking = Math.round(enteredShare * scored) - entered;
  if (lacking <= 0) return 'choice';
  return lacking >= scored - placed.length ? 'entered' : null;
}

/** Domains of which the module has fewer than the blueprint deals it; all where it has its fill of each. */
function lackingDomains(
  blueprint: Blueprint,
  { section, part }: FormDraftModule,
  placed: readonly Fitting[],
): Domain[] {
  const aim = blueprint.sections
    .find((each) => each.section === section)
    ?.modules.find((each) => each.part === part)?.domains;
  const lacking = domainsOf(section).filter(
    (domain) => placed.filter((item) => domainOf(item) === domain).length < (aim?.[domain] ?? 0),
  );
  return lacking.length > 0 ? lacking : domainsOf(section);
}

/** Instead of an item its like; into a hole what the module lacks most. */
export function wishOf(
  blueprint: Blueprint,
  module: FormDraftModule,
  place: number,
  known: Known,
): Wish {
  const slot = module.slots[place];
  const present = slot?.item ? known(slot.item) : undefined;
  if (slot?.isPretest) {
    return { domains: domainsOf(module.section), difficulty: 'medium', kind: null };
  }
  if (present) {
    const { difficulty, kind } = present;
    return { domains: [domainOf(present)], difficulty, kind };
  }
  const scored = module.slots.filter(({ isPretest }) => !isPretest);
  const placed = scored.flatMap(({ item }) => (item === null ? [] : (known(item) ?? [])));
  return {
    domains: lackingDomains(blueprint, module, placed),
    difficulty: laggingDifficulty(module, placed),
    kind: module.section === 'math' ? wantedKind(placed, scored.length) : 'choice',
  };
}

export const isWished = (wish: Wish, item: Fitting): boolean =>
  wish.domains.includes(domainOf(item)) && (wish.kind === null || wish.kind === item.kind);

/** Smaller is better: the wished difficulty first, then what stands in few tests. */
export function costOf(wish: Wish, item: Fitting & { forms: number }): number {
  const away = wish.difficulty
    ? Math.abs(difficulties.indexOf(item.difficulty) - difficulties.indexOf(wish.difficulty))
    : 0;
  return 4 * away + item.forms;
}
