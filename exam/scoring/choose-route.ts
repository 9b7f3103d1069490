import type { Route } from '../attempt/plan.ts';
import type { ItemParameters } from '../item/item.ts';
import { abilities, estimate, totalInformation, type Response } from './irt.ts';

/** The scored items of a section: all students take the first, then one of the two others where there are any. */
export interface Panel {
  first: readonly ItemParameters[];
  second?: Record<Route, readonly ItemParameters[]>;
}

/** Beyond these the curves are flat and may cross by chance. */
const furthest = 3;

/**
 * The ability at which the lower and the higher module tell equally much: below it the lower one measures better, above it
 * the higher. Between two points of the grid the difference is taken as straight.
 */
export function routeCut({ lower, higher }: Record<Route, readonly ItemParameters[]>): number {
  const excess = (ability: number): number =>
    totalInformation(higher, ability) - totalInformation(lower, ability);
  const crossings = abilities.flatMap((ability, index) => {
    const next = abilities[index + 1];
    if (next === undefined || Math.abs(ability) > furthest) return [];
    const here = excess(ability);
    const there = excess(next);
    return here < 0 && there >= 0 ? [ability + ((next - ability) * -here) / (there - here)] : [];
  });
  // Modules that never cross are alike or upside down: the middle of the population is then as good as any.
  return crossings.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

export const chooseRoute = (firstModule: readonly Response[], cut: number): Route =>
  estimate(firstModule).ability >= cut ? 'higher' : 'lower';
