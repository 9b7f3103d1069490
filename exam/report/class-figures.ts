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
  /** The students with both results, without those who had met most of the questions of the later test before. */
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

/** The error of an average: errors of single students cancel out, those of the questions do not. */
function errorOfAverage(results: readonly ClassResult[]): number {
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
  return Math.hypot(Math.hypot(...own) / errors.length, shared);
}

/** The average and the spread of a class at one assignment; null if nobody has a result in this measure. */
export function spreadOf(results: readonly ClassResult[], measure: Measure): Spread | null {
  const found = measured(results, measure);
  if (found.length === 0) return null;
  const sorted = found.map((result) => valueOf(result, measure)!).toSorted((a, b) => a - b);
  return {
    students: found.length,
    average: mean(sorted),
    error: isScaled(measure) ? errorOfAverage(found) : null,
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
 * The change of a class from one assignment to the next, over the students who took both. It counts as a change only beyond its
 * error: that of the scores, or that of so few students, whichever is larger.
 */
export function changeBetween(
  earlier: readonly ClassResult[],
  later: readonly ClassResult[],
  measure: Measure,
): ClassChange {
  const before = new Map(measured(earlier, measure).map((result) => [result.student, result]));
  const pairs = measured(later, measure).flatMap((after) => {
    const first = before.get(after.student);
    return first && !isFamiliar(after) ? [{ first, after }] : [];
  });
  if (pairs.length === 0) return { students: 0, points: null, margin: null, verdict: 'few' };
  const changes = pairs.map(
    ({ first, after }) => valueOf(after, measure)! - valueOf(first, measure)!,
  );
  const found = { students: pairs.length, points: mean(changes) };
  if (!isScaled(measure)) return { ...found, margin: null, verdict: 'sets' };
  if (pairs.length < fewestForChange) return { ...found, margin: null, verdict: 'few' };
  const ofScores = Math.hypot(
    errorOfAverage(pairs.map(({ first }) => first)),
    errorOfAverage(pairs.map(({ after }) => after)),
  );
  const ofStudents = sampleDeviation(changes) / Math.sqrt(changes.length);
  const margin = changeErrors * Math.max(ofScores, ofStudents);
  const isChange = Math.abs(found.points) > margin;
  return { ...found, margin, verdict: isChange ? (found.points > 0 ? 'up' : 'down') : 'chance' };
}
