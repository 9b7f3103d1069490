/**
 * What is kept of the answers to one item at one place, however many there are: sums and histograms, never the answers.
 *
 * The criterion, by which students are called stronger and weaker, is the share they got right of the *rest* of the scored
 * questions they all met: of the first module for an item of a first module (what follows depends on the route, and a share
 * of an easy second module is not one of a hard one), of both modules for an item of a second (everyone there took the same
 * path). The item itself is left out, or it would agree with itself; a share and not a count, for tests differ in length.
 */

export interface Answered {
  /** A letter; `right` or `wrong` for what was typed; `none` for what was left empty. */
  answer: string;
  isRight: boolean;
  /** Share of the rest that was right, from 0 to 1. */
  rest: number;
  /** Time in view. */
  ms: number;
}

interface Chosen {
  count: number;
  rest: number;
}

export interface Tally {
  answers: number;
  right: number;
  rest: number;
  restSquared: number;
  restOfRight: number;
  chosen: Map<string, Chosen>;
  /** By hundredths of the criterion. */
  answersAt: Uint32Array;
  rightAt: Uint32Array;
  /** By time, in steps of four and a half per cent. */
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

export function addAnswer(tally: Tally, { answer, isRight, rest, ms }: Answered): void {
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
  const chosen = tally.chosen.get(answer) ?? { count: 0, rest: 0 };
  chosen.count += 1;
  chosen.rest += rest;
  tally.chosen.set(answer, chosen);
  tally.times[timeStepOf(ms)]! += 1;
}

/** Within some two per cent; what took less than a second counts as one. */
export function medianMs({ times, answers }: Tally): number {
  let below = 0;
  const at = times.findIndex((count) => (below += count) * 2 >= answers);
  return answers === 0 ? 0 : Math.round(shortestMs * Math.exp(at * timeStep));
}

const parts = 5;

/** Share of right answers by fifth of the criterion, weakest first. Who ties across a border counts on both sides of it in part. */
export function fifths({ answersAt, rightAt, answers }: Tally): number[] {
  if (answers === 0) return [];
  const size = answers / parts;
  const right = new Float64Array(parts);
  let before = 0;
  for (const [step, here] of answersAt.entries()) {
    if (here === 0) continue;
    const share = rightAt[step]! / here;
    for (let part = 0; part < parts; part += 1) {
      const overlap = Math.min(before + here, (part + 1) * size) - Math.max(before, part * size);
      if (overlap > 0) right[part]! += overlap * share;
    }
    before += here;
  }
  return Array.from(right, (each) => Math.min(1, each / size));
}
