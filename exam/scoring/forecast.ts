import type { ItemParameters } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import { routeCut, type Panel } from './choose-route.ts';
import { abilities, estimate, totalInformation } from './irt.ts';
import { reliabilityOf, simulatePanel, type PanelSimulation } from './reliability.ts';
import { scaleSection } from './scale.ts';

/** How a section of a form is expected to measure, before anybody has taken it. */
export interface Forecast {
  reliability: number;
  /** The ability at which students are routed to the higher module; null for a section that is not adaptive. */
  cut: number | null;
  /** The share of students who are routed to the lower module; null for a section that is not adaptive. */
  lowerShare: number | null;
  /** The range of scores of nine students in ten, and the scores for nothing right and for everything right. */
  scores: { low: number; high: number; least: number; most: number };
  /** The information of each module at each of the `forecastAbilities`. */
  curves: Record<'first' | 'lower' | 'higher', number[]>;
}

/** Too few students lie beyond these abilities to matter. */
export const forecastAbilities: readonly number[] = abilities.filter((each) => Math.abs(each) <= 3);

const informationCurve = (items: readonly ItemParameters[]): number[] =>
  forecastAbilities.map((ability) => totalInformation(items, ability));

const totalWeight = (simulated: readonly PanelSimulation[]): number =>
  simulated.reduce((sum, { weight }) => sum + weight, 0);

/** The estimated ability below which that share of students lies. */
function quantile(simulated: readonly PanelSimulation[], share: number): number {
  const sorted = simulated.toSorted((one, other) => one.ability - other.ability);
  let left = share * totalWeight(simulated);
  const found = sorted.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  return found?.ability ?? 0;
}

/** The estimated ability when every answer is right (on the higher route) or every answer is wrong (on the lower one). */
function extremeAbility({ first, second }: Panel, isRight: boolean): number {
  const items = second ? [...first, ...second[isRight ? 'higher' : 'lower']] : first;
  return estimate(items.map((parameters) => ({ parameters, isRight }))).ability;
}

export function forecast(section: Section, panel: Panel): Forecast {
  const simulated = simulatePanel(panel);
  const reliability = reliabilityOf(simulated);
  const score = (ability: number): number =>
    scaleSection(section, { ability, deviation: 0 }, reliability).score;
  const lower = simulated.filter(({ route }) => route === 'lower');
  return {
    reliability,
    cut: panel.second ? routeCut(panel.second) : null,
    lowerShare: panel.second ? totalWeight(lower) / totalWeight(simulated) : null,
    scores: {
      low: score(quantile(simulated, 0.05)),
      high: score(quantile(simulated, 0.95)),
      least: score(extremeAbility(panel, false)),
      most: score(extremeAbility(panel, true)),
    },
    curves: {
      first: informationCurve(panel.first),
      lower: panel.second ? informationCurve(panel.second.lower) : [],
      higher: panel.second ? informationCurve(panel.second.higher) : [],
    },
  };
}
