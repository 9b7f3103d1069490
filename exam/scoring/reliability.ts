import type { Route } from '../attempt/plan.ts';
import type { ItemParameters } from '../item/item.ts';
import { seededRandom, type Random } from '../random.ts';
import { chooseRoute, routeCut, type Panel } from './choose-route.ts';
import { abilities, chance, estimate, type Estimate, type Response } from './irt.ts';

/** What an item is for students, where a study lets the bank be wrong about it. */
type TruthOf = (item: ItemParameters) => ItemParameters;

const answer = (
  items: readonly ItemParameters[],
  ability: number,
  random: Random,
  truthOf: TruthOf,
): Response[] =>
  items.map((parameters) => ({
    parameters,
    isRight: random() < chance(truthOf(parameters), ability),
  }));

interface Simulated {
  responses: Response[];
  /** Absent if the section is not adaptive. */
  route?: Route;
}

const asStored: TruthOf = (item) => item;

function takePanel(
  panel: Panel,
  ability: number,
  random: Random,
  cut?: number,
  truthOf = asStored,
): Simulated {
  const first = answer(panel.first, ability, random, truthOf);
  if (!panel.second) return { responses: first };
  const route = chooseRoute(first, cut ?? routeCut(panel.second));
  return { responses: [...first, ...answer(panel.second[route], ability, random, truthOf)], route };
}

/** Simulates the answers of one student of that ability to the panel. */
export const simulate = (
  panel: Panel,
  ability: number,
  random: Random,
  cut?: number,
  truthOf?: TruthOf,
): Response[] => takePanel(panel, ability, random, cut, truthOf).responses;

const attemptsPerAbility = 20;
const seed = 2026;

export interface PanelSimulation extends Estimate {
  /** How common students of this ability are. */
  weight: number;
  route?: Route;
}

/**
 * Simulates a few attempts at the panel for every ability of the grid, weighted by how common the ability is. The seed is fixed,
 * so the reliability of a form never changes.
 */
export function simulatePanel(panel: Panel): PanelSimulation[] {
  const random = seededRandom(seed);
  const cut = panel.second && routeCut(panel.second);
  return abilities
    .filter((each) => Math.abs(each) <= 4)
    .flatMap((ability) => {
      const weight = Math.exp(-0.5 * ability * ability) / attemptsPerAbility;
      return Array.from({ length: attemptsPerAbility }, () => {
        const { responses, ...routing } = takePanel(panel, ability, random, cut);
        return { ...estimate(responses), ...routing, weight };
      });
    });
}

/** Reliability, the share of the variance of ability that the estimates explain: ρ = 1 − E[PSD²] over the population. */
export function reliabilityOf(simulated: readonly PanelSimulation[]): number {
  let mass = 0;
  let variance = 0;
  for (const { weight, deviation } of simulated) {
    mass += weight;
    variance += weight * deviation * deviation;
  }
  return 1 - variance / mass;
}

export const reliability = (panel: Panel): number => reliabilityOf(simulatePanel(panel));
