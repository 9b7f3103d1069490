import type { CandidateItem, FormDraftModule } from '@bac/contract/attempts/whole-test.ts';
import { difficultyShares, type Blueprint } from '@bac/exam/blueprint/blueprint.ts';
import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { domainsOf, skillFacts, type Domain, type Skill } from '@bac/exam/item/taxonomy.ts';

/** The properties of an item that decide whether it fits a slot. */
export interface ItemTraits {
  skill: Skill;
  difficulty: Difficulty;
  kind: CandidateItem['kind'];
}

/** The requirements of a slot; null means any. */
export interface SlotRequirements {
  domains: Domain[];
  difficulty: Difficulty | null;
  kind: CandidateItem['kind'] | null;
}

type ItemLookup = (item: string) => ItemTraits | undefined;

/** About a quarter of the Math questions are entered responses. */
const enteredShare = 0.25;

const domainOf = ({ skill }: ItemTraits): Domain => skillFacts[skill].domain;

/** Returns the difficulty that is furthest below its share. */
function laggingDifficulty(module: FormDraftModule, placed: readonly ItemTraits[]): Difficulty {
  const shares = difficultyShares[module.route ?? 'mixed'];
  const lag = (difficulty: Difficulty): number =>
    shares[difficulty] * module.slots.length -
    placed.filter((item) => item.difficulty === difficulty).length;
  return difficulties.reduce((most, each) => (lag(each) > lag(most) ? each : most));
}

function requiredKind(
  placed: readonly ItemTraits[],
  scoredSlots: number,
): SlotRequirements['kind'] {
  const entered = placed.filter(({ kind }) => kind === 'entered').length;
  const missing = Math.round(enteredShare * scoredSlots) - entered;
  if (missing <= 0) return 'choice';
  return missing >= scoredSlots - placed.length ? 'entered' : null;
}

/** The domains of which the module has fewer questions than its blueprint requires; all domains if none is short. */
function missingDomains(
  blueprint: Blueprint,
  { section, part }: FormDraftModule,
  placed: readonly ItemTraits[],
): Domain[] {
  const counts = blueprint.sections
    .find((each) => each.section === section)
    ?.modules.find((each) => each.part === part)?.domains;
  const missing = domainsOf(section).filter(
    (domain) => placed.filter((item) => domainOf(item) === domain).length < (counts?.[domain] ?? 0),
  );
  return missing.length > 0 ? missing : domainsOf(section);
}

/** A filled slot requires an item like its own; a hole requires what the module lacks most. */
export function requirementsOf(
  blueprint: Blueprint,
  module: FormDraftModule,
  index: number,
  lookup: ItemLookup,
): SlotRequirements {
  const slot = module.slots[index];
  const current = slot?.item ? lookup(slot.item) : undefined;
  if (slot?.isPretest) {
    return { domains: domainsOf(module.section), difficulty: 'medium', kind: null };
  }
  if (current) {
    const { difficulty, kind } = current;
    return { domains: [domainOf(current)], difficulty, kind };
  }
  const scoredSlots = module.slots.filter(({ isPretest }) => !isPretest);
  const placed = scoredSlots.flatMap(({ item }) => (item === null ? [] : (lookup(item) ?? [])));
  return {
    domains: missingDomains(blueprint, module, placed),
    difficulty: laggingDifficulty(module, placed),
    kind: module.section === 'math' ? requiredKind(placed, scoredSlots.length) : 'choice',
  };
}

export const meetsRequirements = (requirements: SlotRequirements, item: ItemTraits): boolean =>
  requirements.domains.includes(domainOf(item)) &&
  (requirements.kind === null || requirements.kind === item.kind);

/** Ranks candidates, lower is better: first by distance from the required difficulty, then by the number of tests that use it. */
export function costOf(
  requirements: SlotRequirements,
  item: ItemTraits & { forms: number },
): number {
  const distance = requirements.difficulty
    ? Math.abs(
        difficulties.indexOf(item.difficulty) - difficulties.indexOf(requirements.difficulty),
      )
    : 0;
  return 4 * distance + item.forms;
}
