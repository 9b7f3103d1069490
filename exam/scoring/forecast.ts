import type { ItemParameters } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import { routeCut, type Panel } from './choose-route.ts';
import { abilities, estimate, totalInformation } from './irt.ts';
import { reliabilityOf, sittings, type Sitting } from './reliability.ts';
import { scaleSection } from './scale.ts';

/** What a section of a form can be expected to do, before anybody has sat it. */
export interface Forecast {
  reliability: number;
  /** Where the way parts; null where there is only one. */
  cut: number | null;
  /** Of all students, by the estimate after the first module. */
  lowerShare: number | null;
  /** Scores of nine students in ten, and those of nothing right and of all right. */
  scores: { low: number; high: number; least: number; most: number };
  /** How much each module tells, ability by ability. */
  curves: Record<'first' | 'lower' | 'higher', number[]>;
}

/** Further out are too few students to matter. */
export const forecastAbilities: readonly number[] = abilities.filter((each) => Math.abs(each) <= 3);

const informationOf = (items: readonly ItemParameters[]): number[] =>
  forecastAbilities.map((ability) => totalInformation(items, ability));

const massOf = (simulated: readonly Sitting[]): number =>
  simulated.reduce((sum, { weight }) => sum + weight, 0);

/** The estimate below which that share of students lies. */
function quantile(simulated: readonly Sitting[], share: number): number {
  const sorted = simulated.toSorted((one, other) => one.ability - other.ability);
  let left = share * massOf(simulated);
  const found = sorted.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  return found?.ability ?? 0;
}

/** The panel answered all alike: the lower way where nothing is right, the higher where everything is. */
function extreme({ first, second }: Panel, isRight: boolean): number {
  const items = second ? [...first, ...second[isRight ? 'higher' : 'lower']] : first;
  return estimate(items.map((parameters) => ({ parameters, isRight }))).ability;
}

export function forecast(section: Section, panel: Panel): Forecast {
  const simulated = sittings(panel);
  const reliability = reliabilityOf(simulated);
  const score = (ability: number): number =>
    scaleSection(section, { ability, deviation: 0 }, reliability).score;
  const lower = simulated.filter(({ route }) => route === 'lower');
  return {
    reliability,
    cut: panel.second ? routeCut(panel.second) : null,
    lowerShare: panel.second ? massOf(lower) / massOf(simulated) : null,
    scores: {
      low: score(quantile(simulated, 0.05)),
      high: score(quantile(simulated, 0.95)),
      least: score(extreme(panel, false)),
      most: score(extreme(panel, true)),
    },
    curves: {
      first: informationOf(panel.first),
      lower: panel.second ? informationOf(panel.second.lower) : [],
      higher: panel.second ? informationOf(panel.second.higher) : [],
    },
  };
}
