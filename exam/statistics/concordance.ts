/** An estimate and the official score of one student. */
export interface ScorePair {
  estimate: { total: number; rw: number; math: number; low: number; high: number };
  official: { rw: number; math: number };
}

/** Fewer pairs say little, and would say much about single students. */
export const fewestPairs = 30;
const fewestInBand = 5;
const bandWidth = 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function compare(differences: readonly number[]): { bias: number; deviation: number } {
  const bias = mean(differences);
  const squares = differences.reduce((sum, each) => sum + (each - bias) ** 2, 0);
  return { bias, deviation: Math.sqrt(squares / (differences.length - 1)) };
}

function correlate(xs: readonly number[], ys: readonly number[]): number | null {
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (term: (index: number) => number): number =>
    xs.reduce((total, _, index) => total + term(index), 0);
  const spread = Math.sqrt(sum((i) => (xs[i]! - mx) ** 2) * sum((i) => (ys[i]! - my) ** 2));
  return spread === 0 ? null : sum((i) => (xs[i]! - mx) * (ys[i]! - my)) / spread;
}

/** Undefined with fewer than 30 pairs. */
export function computeConcordance(pairs: readonly ScorePair[]) {
  if (pairs.length < fewestPairs) return undefined;
  const totals = pairs.map(({ estimate, official }) => ({
    ...estimate,
    official: official.rw + official.math,
  }));
  const bands = [...Map.groupBy(totals, ({ total }) => Math.floor(total / bandWidth) * bandWidth)]
    .filter(([, own]) => own.length >= fewestInBand)
    .toSorted(([one], [other]) => one - other)
    .map(([from, own]) => ({
      from,
      pairs: own.length,
      estimate: mean(own.map(({ total }) => total)),
      official: mean(own.map(({ official }) => official)),
    }));
  return {
    total: compare(totals.map(({ total, official }) => total - official)),
    rw: compare(pairs.map(({ estimate, official }) => estimate.rw - official.rw)),
    math: compare(pairs.map(({ estimate, official }) => estimate.math - official.math)),
    correlation: correlate(
      totals.map(({ total }) => total),
      totals.map(({ official }) => official),
    ),
    covered: mean(
      totals.map(({ low, high, official }) => (official >= low && official <= high ? 1 : 0)),
    ),
    bands,
  };
}
