/**
 * The distribution of ability in each group of attempts. A group is one form, taken as a person's first, second or later test; its
 * abilities are normal with a mean and a deviation of its own. Attempts of one person are correlated: the standardized
 * ability z = (θ − mean) / deviation is √ρ · u + √(1 − ρ) · e, where u belongs to the person and e to the attempt, both N(0, 1). A person with one
 * attempt is then simply a draw from the group.
 */
export interface Group {
  mean: number;
  deviation: number;
}

export interface Population {
  groups: Group[];
  /** ρ: the correlation between the abilities of one person on two occasions. */
  correlation: number;
}

/** Expected sums over the attempts of a group: of persons with one attempt (`alone`) and of those with several. */
export interface GroupSums {
  alone: { count: number; first: number; second: number };
  again: {
    count: number;
    first: number;
    second: number;
    person: number;
    personSquared: number;
    product: number;
  };
}

export const emptySums = (): GroupSums => ({
  alone: { count: 0, first: 0, second: 0 },
  again: { count: 0, first: 0, second: 0, person: 0, personSquared: 0, product: 0 },
});

/** With fewer attempts by persons who have several, the correlation is not estimated. */
const fewestRepeated = 60;
const usualCorrelation = 0.8;
const [leastCorrelation, mostCorrelation] = [0.2, 0.98];
const [leastDeviation, mostDeviation] = [0.25, 3];

export const standardPopulation = (groups: number): Population => ({
  groups: Array.from({ length: groups }, () => ({ mean: 0, deviation: 1 })),
  correlation: usualCorrelation,
});

/** The maximization step of one group, for a given correlation: first its mean, then its deviation. */
function updateGroup(group: Group, { alone, again }: GroupSums, correlation: number): Group {
  const own = 1 - correlation;
  const root = Math.sqrt(correlation);
  const count = alone.count + again.count;
  if (count === 0) return group;
  const shift = again.first - group.deviation * root * again.person;
  const mean = (alone.first + shift / own) / (alone.count + again.count / own);
  const squares = ({ count: n, first, second }: GroupSums['alone']): number =>
    second - 2 * mean * first + n * mean * mean;
  const all = squares(alone) + squares(again) / own;
  const shared = (root / own) * (again.product - mean * again.person);
  const deviation = (Math.sqrt(shared * shared + 4 * count * all) - shared) / (2 * count);
  return { mean, deviation: Math.min(mostDeviation, Math.max(leastDeviation, deviation)) };
}

function updateCorrelation(groups: readonly Group[], sums: readonly GroupSums[]): number {
  let [count, squares, products, persons] = [0, 0, 0, 0];
  for (const [index, { mean, deviation }] of groups.entries()) {
    const { again } = sums[index]!;
    count += again.count;
    squares += (again.second - 2 * mean * again.first + again.count * mean * mean) / deviation ** 2;
    products += (again.product - mean * again.person) / deviation;
    persons += again.personSquared;
  }
  if (count < fewestRepeated) return usualCorrelation;
  const fit = (rho: number): number =>
    -0.5 *
    (count * Math.log(1 - rho) +
      (squares - 2 * Math.sqrt(rho) * products + rho * persons) / (1 - rho));
  let [low, high] = [leastCorrelation, mostCorrelation];
  for (let step = 0; step < 40; step += 1) {
    const third = (high - low) / 3;
    if (fit(low + third) < fit(high - third)) low += third;
    else high -= third;
  }
  return (low + high) / 2;
}

export function updatePopulation(
  { groups, correlation }: Population,
  sums: readonly GroupSums[],
): Population {
  const next = groups.map((group, index) => updateGroup(group, sums[index]!, correlation));
  return { groups: next, correlation: updateCorrelation(next, sums) };
}
