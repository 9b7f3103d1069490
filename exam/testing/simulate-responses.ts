import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chance } from '../scoring/irt.ts';
import { codeOf } from '../statistics/responses.ts';

/** Box and Muller. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Simulated {
  items: readonly ItemParameters[];
  students: number;
  seed: number;
  mean?: number;
  deviation?: number;
  /** Whether a student meets an item; everybody meets all of them without it. */
  meets?: (student: number, item: number) => boolean;
}

/** Students drawn from a population answer as the model says they would. */
export function simulateResponses({
  items,
  students,
  seed,
  mean = 0,
  deviation = 1,
  meets = () => true,
}: Simulated): number[][] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, (_, student) => {
    const ability = mean + deviation * normal(random);
    return items.flatMap((item, index) =>
      meets(student, index) ? [codeOf(index, random() < chance(item, ability))] : [],
    );
  });
}
