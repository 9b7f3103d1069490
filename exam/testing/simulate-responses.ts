import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chance } from '../scoring/irt.ts';
import { encodeAnswer } from '../statistics/responses.ts';

/** Draws a standard normal number (Box–Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Simulation {
  items: readonly ItemParameters[];
  students: number;
  seed: number;
  mean?: number;
  deviation?: number;
  /** True if the student meets the item. By default, everybody meets all items. */
  meets?: (student: number, item: number) => boolean;
}

/** Draws students from a normal population and simulates their answers by the item response model. */
export function simulateResponses({
  items,
  students,
  seed,
  mean = 0,
  deviation = 1,
  meets = () => true,
}: Simulation): number[][] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, (_, student) => {
    const ability = mean + deviation * normal(random);
    return items.flatMap((item, index) =>
      meets(student, index) ? [encodeAnswer(index, random() < chance(item, ability))] : [],
    );
  });
}
