import type { ItemVersion } from '../item/item.ts';
import type { Skill } from '../item/taxonomy.ts';
import type { Random } from '../random.ts';

export interface AssemblyConstraints {
  seed: number;
  /** How many times each item has been used; the least used items come first. */
  exposure?: ReadonlyMap<string, number>;
  /** Items that were used more often than this are skipped. */
  mostExposure?: number;
  /** Items that this student has met; they are never used again. */
  seen?: ReadonlySet<string>;
}

/** The target share of Math questions set in a real-world context. */
const contextShare = 0.3;

/** The items that are still available, with a preference for rarely used ones. */
export class ItemPool {
  #available: ItemVersion[];
  #useCosts: Map<string, number>;

  constructor(bank: readonly ItemVersion[], options: AssemblyConstraints, random: Random) {
    const { exposure, mostExposure = Number.POSITIVE_INFINITY, seen } = options;
    const timesUsed = (id: string): number => exposure?.get(id) ?? 0;
    this.#available = bank.filter(
      ({ id, status, isSample }) =>
        status === 'published' && !isSample && !seen?.has(id) && timesUsed(id) <= mostExposure,
    );
    // A random fraction breaks ties between items that were used equally often.
    this.#useCosts = new Map(this.#available.map(({ id }) => [id, timesUsed(id) + random()]));
  }

  /** Removes and returns the best item that fits. Items of skills that the module already has cost more. */
  take(
    fits: (item: ItemVersion) => boolean,
    inModule: readonly ItemVersion[],
  ): ItemVersion | undefined {
    const countSkill = (skill: Skill): number =>
      inModule.filter((other) => other.skill === skill).length;
    const share = inModule.filter(({ inContext }) => inContext).length / (inModule.length + 1);
    const isOverrepresented = (isInContext: boolean): boolean =>
      isInContext ? share > contextShare : share <= contextShare;
    const cost = ({ id, skill, inContext }: ItemVersion): number =>
      (this.#useCosts.get(id) ?? 0) +
      2 * countSkill(skill) +
      (inContext !== undefined && isOverrepresented(inContext) ? 3 : 0);
    const candidates = this.#available.filter(fits);
    const best = candidates.reduce<ItemVersion | undefined>(
      (chosen, item) => (chosen && cost(chosen) <= cost(item) ? chosen : item),
      undefined,
    );
    this.#available = this.#available.filter((item) => item !== best);
    return best;
  }
}
