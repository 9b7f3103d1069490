import type { Route } from '../attempt/plan.ts';
import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chooseRoute, routeCut, type Panel } from './choose-route.ts';
import { abilities, chance, estimate, type Estimate, type Response } from './irt.ts';

const answer = (items: readonly ItemParameters[], ability: number, random: Random): Response[] =>
  items.map((parameters) => ({
    parameters,
    isRight: random() < chance(parameters, ability),
  }));

interface Simulated {
  responses: Response[];
  /** Where the section has two ways. */
  route?: Route;
}

function sit(panel: Panel, ability: number, random: Random, cut?: number): Simulated {
  const first = answer(panel.first, ability, random);
  if (!panel.second) return { responses: first };
  const route = chooseRoute(first, cut ?? routeCut(panel.second));
  return { responses: [...first, ...answer(panel.second[route], ability, random)], route };
}

/** One student of that ability through the panel. */
export const simulate = (panel: Panel, ability: number, random: Random, cut?: number): Response[] =>
  sit(panel, ability, random, cut).responses;

const timesEach = 20;
const seed = 2026;

export interface Sitting extends Estimate {
  /** How common such a student is. */
  weight: number;
  route?: Route;
}

/**
 * Every ability of the grid sits the panel a few times and counts by how common it is; the seed is fixed, so a form has one
 * reliability for ever.
 */
export function sittings(panel: Panel): Sitting[] {
  const random = seededRandom(seed);
  const cut = panel.second && routeCut(panel.second);
  return abilities
    .filter((each) => Math.abs(each) <= 4)
    .flatMap((ability) => {
      const weight = Math.exp(-0.5 * ability * ability) / timesEach;
      return Array.from({ length: timesEach }, () => {
        const { responses, ...way } = sit(panel, ability, random, cut);
        return { ...estimate(responses), ...way, weight };
      });
    });
}

/** ρ = 1 − E[PSD²] over the population: how much of the spread of estimates is ability. */
export function reliabilityOf(simulated: readonly Sitting[]): number {
  let mass = 0;
  let variance = 0;
  for (const { weight, deviation } of simulated) {
    mass += weight;
    variance += weight * deviation * deviation;
  }
  return 1 - variance / mass;
}

export const reliability = (panel: Panel): number => reliabilityOf(sittings(panel));
