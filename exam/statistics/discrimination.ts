import type { Population } from './groups.ts';
import { nodes } from './quadrature.ts';
import { groupOf, type Responses } from './responses.ts';
import type { Walk } from './walk.ts';

interface Sums {
  count: number;
  right: number;
  ability: number;
  abilitySquared: number;
  product: number;
}

/**
 * The correlation of right answers to each item with the ability that the student's other answers show, inside groups. The ability is
 * estimated without the item, which would correlate with itself. Null where nothing varies.
 */
export function restCorrelations(
  items: number,
  chances: Float64Array,
  population: Population,
  { walk, responses }: { walk: Walk; responses: Responses },
): (number | null)[] {
  const size = nodes.length;
  const groups = population.groups.length;
  const sums = Array.from({ length: items * groups }, (): Sums => ({
    count: 0,
    right: 0,
    ability: 0,
    abilitySquared: 0,
    product: 0,
  }));
  walk(chances, population, (code, weights, row) => {
    let [mass, first] = [0, 0];
    for (let node = 0; node < size; node += 1) {
      const without = weights[node]! / chances[code * size + node]!;
      mass += without;
      first += without * nodes[node]!;
    }
    const ability = first / mass;
    const right = code & 1;
    const sum = sums[(code >> 1) * groups + groupOf(responses, row)]!;
    sum.count += 1;
    sum.right += right;
    sum.ability += ability;
    sum.abilitySquared += ability * ability;
    sum.product += right * ability;
  });
  return Array.from({ length: items }, (_, item) => {
    let [covariance, ofRight, ofAbility] = [0, 0, 0];
    for (const sum of sums.slice(item * groups, (item + 1) * groups)) {
      if (sum.count === 0) continue;
      covariance += sum.product - (sum.right * sum.ability) / sum.count;
      ofRight += sum.right - sum.right ** 2 / sum.count;
      ofAbility += sum.abilitySquared - sum.ability ** 2 / sum.count;
    }
    const scale = Math.sqrt(ofRight * ofAbility);
    return scale > 1e-9 ? covariance / scale : null;
  });
}
