import type { ItemVersion } from '../item/item.ts';
import type { Skill } from '../item/taxonomy.ts';
import type { Random } from '../random.ts';

export interface AssemblyWishes {
  seed: number;
  /** How often each item has been given; the least used come first. */
  exposure?: ReadonlyMap<string, number>;
  /** An item given more often than this rests. */
  mostExposure?: number;
  /** Items this student has met: never given again. */
  seen?: ReadonlySet<string>;
}

/** Of Math questions set in a situation; the pool leans toward it. */
const contextShare = 0.3;

/** Which items are left, and which of them one would rather give. */
export class ItemPool {
  #left: ItemVersion[];
  #weariness: Map<string, number>;

  constructor(bank: readonly ItemVersion[], wishes: AssemblyWishes, random: Random) {
    const { exposure, mostExposure = Number.POSITIVE_INFINITY, seen } = wishes;
    const times = (id: string): number => exposure?.get(id) ?? 0;
    this.#left = bank.filter(
      ({ id, status, isSample }) =>
        status === 'published' && !isSample && !seen?.has(id) && times(id) <= mostExposure,
    );
    // Chance decides between items that have been given equally often.
    this.#weariness = new Map(this.#left.map(({ id }) => [id, times(id) + random()]));
  }

  /** The best item that fits; skills already in the module weigh against their kin. */
  take(
    fits: (item: ItemVersion) => boolean,
    inModule: readonly ItemVersion[],
  ): ItemVersion | undefined {
    const kin = (skill: Skill): number => inModule.filter((other) => other.skill === skill).length;
    const told = inModule.filter(({ inContext }) => inContext).length / (inModule.length + 1);
    const isTired = (isInContext: boolean): boolean =>
      isInContext ? told > contextShare : told <= contextShare;
    const cost = ({ id, skill, inContext }: ItemVersion): number =>
      (this.#weariness.get(id) ?? 0) +
      2 * kin(skill) +
      (inContext !== undefined && isTired(inContext) ? 3 : 0);
    const candidates = this.#left.filter(fits);
    const best = candidates.reduce<ItemVersion | undefined>(
      (chosen, item) => (chosen && cost(chosen) <= cost(item) ? chosen : item),
      undefined,
    );
    this.#left = this.#left.filter((item) => item !== best);
    return best;
  }
}
