/**
 * Sums and histograms of the answers to one item at one place. Its size does not depend on the number of answers, and it never
 * holds the answers themselves.
 *
 * The criterion, by which students count as stronger or weaker, is the rest score: the share of the *other* scored questions that
 * the student got right. For an item of a first module these are the questions of that module, because the second one depends on
 * the route, and a share of an easy module is not comparable with that of a hard one. For an item of a second module they are
 * the questions of both modules, because everyone at that place took the same route. The item itself is excluded, since it would
 * correlate with itself. The criterion is a share and not a count, because tests differ in length.
 */

export interface CriterionAnswer {
  /** A letter; `right` or `wrong` for an entered response; `none` for an empty answer. */
  answer: string;
  isRight: boolean;
  /** The criterion: the share of the other questions that was right, from 0 to 1. */
  rest: number;
  /** Time in view. */
  ms: number;
}

interface OptionSums {
  count: number;
  rest: number;
}

export interface Tally {
  answers: number;
  right: number;
  rest: number;
  restSquared: number;
  restOfRight: number;
  chosen: Map<string, OptionSums>;
  /** Histograms of all and of right answers, by hundredths of the criterion. */
  answersAt: Uint32Array;
  rightAt: Uint32Array;
  /** A histogram of the times, in logarithmic steps of 4.5 percent. */
  times: Uint32Array;
}

const criterionSteps = 101;
const timeSteps = 160;
const shortestMs = 1000;
const timeStep = Math.log(1.045);

export const newTally = (): Tally => ({
  answers: 0,
  right: 0,
  rest: 0,
  restSquared: 0,
  restOfRight: 0,
  chosen: new Map(),
  answersAt: new Uint32Array(criterionSteps),
  rightAt: new Uint32Array(criterionSteps),
  times: new Uint32Array(timeSteps),
});

const timeStepOf = (ms: number): number =>
  Math.min(
    timeSteps - 1,
    Math.max(0, Math.round(Math.log(Math.max(ms, 1) / shortestMs) / timeStep)),
  );

export function addAnswer(tally: Tally, { answer, isRight, rest, ms }: CriterionAnswer): void {
  tally.answers += 1;
  tally.rest += rest;
  tally.restSquared += rest * rest;
  const step = Math.round(rest * (criterionSteps - 1));
  tally.answersAt[step]! += 1;
  if (isRight) {
    tally.right += 1;
    tally.restOfRight += rest;
    tally.rightAt[step]! += 1;
  }
  const option = tally.chosen.get(answer) ?? { count: 0, rest: 0 };
  option.count += 1;
  option.rest += rest;
  tally.chosen.set(answer, option);
  tally.times[timeStepOf(ms)]! += 1;
}

/** The median time, accurate to about two percent. Times below a second count as one second. */
export function medianMs({ times, answers }: Tally): number {
  let below = 0;
  const step = times.findIndex((count) => (below += count) * 2 >= answers);
  return answers === 0 ? 0 : Math.round(shortestMs * Math.exp(step * timeStep));
}

const groups = 5;

/**
 * The share of right answers by fifth of the criterion, weakest first. Students who tie across a boundary count on both sides in
 * proportion.
 */
export function fifths({ answersAt, rightAt, answers }: Tally): number[] {
  if (answers === 0) return [];
  const size = answers / groups;
  const right = new Float64Array(groups);
  let before = 0;
  for (const [step, count] of answersAt.entries()) {
    if (count === 0) continue;
    const share = rightAt[step]! / count;
    for (let group = 0; group < groups; group += 1) {
      const overlap = Math.min(before + count, (group + 1) * size) - Math.max(before, group * size);
      if (overlap > 0) right[group]! += overlap * share;
    }
    before += count;
  }
  return Array.from(right, (each) => Math.min(1, each / size));
}
