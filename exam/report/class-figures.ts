import { changeErrors, errorOf, isFamiliar, type RangedScore } from './score-change.ts';

/** The result of one student of a class at an assignment. */
export interface ClassResult {
  student: string;
  right: number;
  questions: number;
  seenBefore: number;
  /** In the scale of the assignment; absent for a test that is not scaled, or if the student did not finish what it needs. */
  score?: RangedScore | undefined;
  isProvisional: boolean;
}

/** The measure of an assignment. Only assignments with the same measure can be compared. */
export type Measure = 'total' | 'rw' | 'math' | 'right-rw' | 'right-math';

export const isScaled = (measure: Measure): boolean => !measure.startsWith('right-');

export interface Spread {
  /** How many students the figures are of. */
  students: number;
  average: number;
  /** One standard error of the average, from the errors of the scores; null without a scale. */
  error: number | null;
  /** The standard deviation; null for a single student. */
  deviation: number | null;
  /** The middle half of the students; null with fewer than four of them. */
  quartiles: { low: number; median: number; high: number } | null;
  /** How many of them had met most of the questions before. */
  familiar: number;
  /** Some scores come from questions whose difficulty was judged and not measured. */
  isProvisional: boolean;
}

/**
 * `chance`: not larger than its own error. `few`: too few students took both. `sets`: two sets of questions without a scale,
 * which can differ in difficulty as much as the class has changed.
 */
export type ChangeVerdict = 'up' | 'down' | 'chance' | 'few' | 'sets';

export interface ClassChange {
  /** The students with both results, without those who had met most of the questions of either test before. */
  students: number;
  /** The average of their changes; null without such a student. */
  points: number | null;
  /** What the change must exceed to be more than chance; null if that cannot be known. */
  margin: number | null;
  verdict: ChangeVerdict;
}

/** A change is judged only from this many students. */
const fewestForChange = 3;
const fewestForQuartiles = 4;

/**
 * The share of a provisional score's error that comes from misjudged questions. Everyone who took the test shares it, so it doesn't
 * shrink with more students. Judged questions turn an error of 38 into 50 points in a section, and 58 into 73 in a total (record
 * 33), so they add √(50² − 38²) = 32, or 65 hundredths of 50.
 */
const sharedByJudgment = 0.65;

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The deviation in the population that these values are a sample of. */
function sampleDeviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(sum(values.map((each) => (each - center) ** 2)) / (values.length - 1));
}

/** The value below which this share of the sorted values lies, between two of them if need be. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place - Math.floor(place));
}

/** A score, or the share of right answers. */
const valueOf = ({ score, right, questions }: ClassResult, measure: Measure): number | undefined =>
  isScaled(measure) ? score?.score : questions === 0 ? undefined : right / questions;

/** The results that have a value in this measure. */
const measured = (results: readonly ClassResult[], measure: Measure): ClassResult[] =>
  results.filter((result) => valueOf(result, measure) !== undefined);

interface AverageError {
  /** Of single scores: they cancel out. */
  own: number;
  /** Of the questions: the same for all. */
  shared: number;
}

function averageErrorOf(results: readonly ClassResult[]): AverageError {
  const errors = results.map(({ score, isProvisional }) => ({
    error: score ? errorOf(score) : 0,
    isProvisional,
  }));
  const shared = mean(
    errors.map((each) => (each.isProvisional ? sharedByJudgment : 0) * each.error),
  );
  const own = errors.map(({ error, isProvisional }) =>
    isProvisional ? error * Math.sqrt(1 - sharedByJudgment ** 2) : error,
  );
  return { own: Math.hypot(...own) / errors.length, shared };
}

/**
 * The quantile of Student's t distribution at the same probability as `changeErrors`, by the expansion in the degrees of freedom of
 * Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5. With two degrees, the fewest used, it is 2.91 instead of 2.92.
 */
function tQuantile(degrees: number): number {
  const z = changeErrors;
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ];
  return sum(terms.map((term, power) => term / degrees ** power));
}

/** The average and the spread of a class at one assignment; null if nobody has a result in this measure. */
export function spreadOf(results: readonly ClassResult[], measure: Measure): Spread | null {
  const found = measured(results, measure);
  if (found.length === 0) return null;
  const sorted = found.map((result) => valueOf(result, measure)!).toSorted((a, b) => a - b);
  const { own, shared } = averageErrorOf(found);
  return {
    students: found.length,
    average: mean(sorted),
    error: isScaled(measure) ? Math.hypot(own, shared) : null,
    deviation: sorted.length > 1 ? sampleDeviation(sorted) : null,
    quartiles:
      sorted.length < fewestForQuartiles
        ? null
        : {
            low: quantile(sorted, 0.25),
            median: quantile(sorted, 0.5),
            high: quantile(sorted, 0.75),
          },
    familiar: found.filter(isFamiliar).length,
    isProvisional: isScaled(measure) && found.some((result) => result.isProvisional),
  };
}

/**
 * The change of a class from one assignment to the next, over the students who took both with new questions. It counts as a change
 * only beyond its error: that of the scores, or that of so few students, whichever is larger. How much the students' changes differ
 * shows every error except the one that they all share, so that one is added.
 */
export function changeBetween(
  earlier: readonly ClassResult[],
  later: readonly ClassResult[],
  measure: Measure,
): ClassChange {
  const before = new Map(measured(earlier, measure).map((result) => [result.student, result]));
  const pairs = measured(later, measure).flatMap((after) => {
    const first = before.get(after.student);
    return first && !isFamiliar(first) && !isFamiliar(after) ? [{ first, after }] : [];
  });
  if (pairs.length === 0) return { students: 0, points: null, margin: null, verdict: 'few' };
  const changes = pairs.map(
    ({ first, after }) => valueOf(after, measure)! - valueOf(first, measure)!,
  );
  const found = { students: pairs.length, points: mean(changes) };
  if (!isScaled(measure)) return { ...found, margin: null, verdict: 'sets' };
  if (pairs.length < fewestForChange) return { ...found, margin: null, verdict: 'few' };
  const errors = [
    averageErrorOf(pairs.map(({ first }) => first)),
    averageErrorOf(pairs.map(({ after }) => after)),
  ];
  const shared = changeErrors * Math.hypot(...errors.map((error) => error.shared));
  const ofScores = changeErrors * Math.hypot(...errors.map((error) => error.own));
  const ofStudents =
    (tQuantile(changes.length - 1) * sampleDeviation(changes)) / Math.sqrt(changes.length);
  const margin = Math.hypot(shared, Math.max(ofScores, ofStudents));
  const isChange = Math.abs(found.points) > margin;
  return { ...found, margin, verdict: isChange ? (found.points > 0 ? 'up' : 'down') : 'chance' };
}
