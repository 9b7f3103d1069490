import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chooseRoute, routeCut, type Panel } from './choose-route.ts';
import { abilities, chance, estimate, type Response } from './irt.ts';

const answer = (items: readonly ItemParameters[], ability: number, random: Random): Response[] =>
  items.map((parameters) => ({
    parameters,
    isRight: random() < chance(parameters, ability),
  }));

/** One student of that ability through the panel. */
export function simulate(panel: Panel, ability: number, random: Random, cut?: number): Response[] {
  const first = answer(panel.first, ability, random);
  if (!panel.second) return first;
  const route = chooseRoute(first, cut ?? routeCut(panel.second));
  return [...first, ...answer(panel.second[route], ability, random)];
}

const timesEach = 20;
const seed = 2026;

/**
 * ρ = 1 − E[PSD²] over the population: how much of the spread of estimates is ability. Every ability of the grid sits the
 * panel a few times and counts by how common it is; the seed is fixed, so a form has one reliability for ever.
 */
export function reliability(panel: Panel): number {
  const random = seededRandom(seed);
  const cut = panel.second && routeCut(panel.second);
  let mass = 0;
  let variance = 0;
  for (const ability of abilities.filter((each) => Math.abs(each) <= 4)) {
    const weight = Math.exp(-0.5 * ability * ability) / timesEach;
    for (let time = 0; time < timesEach; time += 1) {
      const { deviation } = estimate(simulate(panel, ability, random, cut));
      mass += weight;
      variance += weight * deviation * deviation;
    }
  }
  return 1 - variance / mass;
}
