import type { Route } from '../attempt/plan.ts';
import type { ItemParameters } from '../item/item.ts';
import { abilities, estimate, totalInformation, type Response } from './irt.ts';

/** The scored items of a section: every student takes the first module and then, in an adaptive section, one of the other two. */
export interface Panel {
  first: readonly ItemParameters[];
  second?: Record<Route, readonly ItemParameters[]>;
}

/** Beyond this ability, either way, the information curves are flat and may cross by chance. */
const maxAbility = 3;

/**
 * The ability at which the lower and the higher module give equal information: below it the lower module measures better, above
 * it the higher one. Interpolates linearly between two points of the grid.
 */
export function routeCut({ lower, higher }: Record<Route, readonly ItemParameters[]>): number {
  const excess = (ability: number): number =>
    totalInformation(higher, ability) - totalInformation(lower, ability);
  const crossings = abilities.flatMap((ability, index) => {
    const next = abilities[index + 1];
    if (next === undefined || Math.abs(ability) > maxAbility) return [];
    const here = excess(ability);
    const there = excess(next);
    return here < 0 && there >= 0 ? [ability + ((next - ability) * -here) / (there - here)] : [];
  });
  // Modules that never cross are alike or swapped; the mean of the population is then as good a cut as any.
  return crossings.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

export const chooseRoute = (firstModule: readonly Response[], cut: number): Route =>
  estimate(firstModule).ability >= cut ? 'higher' : 'lower';
