import type { ItemParameters } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import { seededRandom, type Random } from '../random.ts';
import { simulate } from '../scoring/reliability.ts';
import type { CalibrationResult } from '../statistics/calibrate.ts';
import type { LinkMethod } from '../statistics/linking/link.ts';
import {
  accepted,
  itemsOf,
  judgeForm,
  meanOf,
  rootMeanSquare,
  runCalibration,
  scorerOf,
  takeForm,
  trueScore,
  type JudgedForm,
  type Judgement,
  type StudyOccasion,
} from './calibration-study.ts';
import { normal } from './sample-panel.ts';

/** The studies that docs/measurement.md reports; the tests run small ones, `npm run bench -- measurement` the whole ones. */

interface Accuracy {
  rmse: number;
  bias: number;
}

interface StrongGroup {
  judged: Accuracy;
  accepted: Accuracy;
  /** With the true parameters: what no calibration can improve. */
  ideal: Accuracy;
  calibrated: CalibrationResult;
}

interface StudyOptions {
  section: Section;
  seed: number;
  judgement: Judgement;
  link: LinkMethod;
}

const countOf = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Students stronger than the population (mean +0.8) calibrate a judged form; the next ones are scored. */
export function studyStrongGroup({
  section,
  seed,
  judgement,
  link,
  students,
  scored,
}: StudyOptions & { students: number; scored: number }): StrongGroup {
  const random = seededRandom(seed);
  const form = judgeForm(section, judgement, random);
  const items = itemsOf(form.judged);
  const drawAbility = (): number => 0.8 + normal(random);
  const occasions = countOf(students, (person): StudyOccasion => ({
    person,
    group: 0,
    responses: takeForm(form, drawAbility(), random),
  }));
  const next = countOf(scored, () => {
    const ability = drawAbility();
    return { truth: trueScore(section, ability), responses: takeForm(form, ability, random) };
  });
  const accuracy = (replaced: ReadonlyMap<ItemParameters, ItemParameters>): Accuracy => {
    const score = scorerOf(section, form.judged, replaced);
    const errors = next.map(({ truth, responses }) => score(responses) - truth);
    return { rmse: rootMeanSquare(errors), bias: meanOf(errors) };
  };
  const calibrated = runCalibration(items, occasions, link);
  return {
    judged: accuracy(new Map()),
    accepted: accuracy(accepted(items, calibrated)),
    ideal: accuracy(form.truth),
    calibrated,
  };
}

/** How many trial questions both forms have in common, if any. */
const anchors = 4;

/**
 * Everybody takes two forms, with abilities 0.4 higher at the second. Without anchors all take the same form first; with
 * anchors half begin with the other one, because nobody's second meeting with a question counts.
 */
export function studyGrowth({
  section,
  seed,
  judgement,
  link,
  students,
  hasAnchors,
}: StudyOptions & { students: number; hasAnchors: boolean }): {
  /** Growth by the scores after accepting, as a share of the growth by the true parameters. */
  share: number;
  calibrated: CalibrationResult;
} {
  const random = seededRandom(seed);
  const forms = [judgeForm(section, judgement, random), judgeForm(section, judgement, random)];
  const trial = hasAnchors
    ? judgeTrialItems(forms[0]!, random)
    : new Map<ItemParameters, ItemParameters>();
  const growth = 0.4;
  const takings = countOf(students, (person) => {
    const ability = normal(random);
    const isSwapped = hasAnchors && person % 2 === 1;
    return countOf(2, (wave) => {
      const form = isSwapped ? 1 - wave : wave;
      // The same person, but not exactly as able on both days.
      const today = ability + growth * wave + 0.2 * normal(random);
      const scored = takeForm(forms[form]!, today, random);
      return {
        person,
        form,
        wave,
        scored,
        tried: wave === 0 ? tryItems(trial, today, random) : [],
      };
    });
  }).flat();
  const items = [...itemsOf(forms[0]!.judged), ...itemsOf(forms[1]!.judged), ...trial.keys()];
  const calibrated = runCalibration(
    items,
    takings.map(({ person, form, wave, scored, tried }) => ({
      person,
      group: hasAnchors ? 2 * form + wave : form,
      responses: [...scored, ...tried],
    })),
    link,
  );
  const growthBy = (replaced: ReadonlyMap<ItemParameters, ItemParameters>): number => {
    const scores = forms.map((form) => scorerOf(section, form.judged, replaced));
    const mean = (wave: number): number =>
      meanOf(
        takings
          .filter((taking) => taking.wave === wave)
          .map(({ form, scored }) => scores[form]!(scored)),
      );
    return mean(1) - mean(0);
  };
  const truth = new Map([...forms[0]!.truth, ...forms[1]!.truth]);
  return { share: growthBy(accepted(items, calibrated)) / growthBy(truth), calibrated };
}

function judgeTrialItems(
  { truth }: JudgedForm,
  random: Random,
): Map<ItemParameters, ItemParameters> {
  const some = [...truth].filter(([item]) => Math.abs(item.b) < 0.6).slice(0, anchors);
  return new Map(
    some.map(([item, real]) => [{ ...item }, { ...real, b: item.b + 0.5 * normal(random) }]),
  );
}

const tryItems = (
  trial: ReadonlyMap<ItemParameters, ItemParameters>,
  ability: number,
  random: Random,
) => simulate({ first: [...trial.keys()] }, ability, random, undefined, (item) => trial.get(item)!);

/** Students of one ability, sent to the lower and to the higher module alike: the difference of their mean scores after accepting. */
export function studyRoutes({
  section,
  seed,
  judgement,
  link,
  students,
  forced,
  ability,
}: StudyOptions & { students: number; forced: number; ability: number }): {
  judged: number;
  accepted: number;
  ideal: number;
} {
  const random = seededRandom(seed);
  const form = judgeForm(section, judgement, random);
  const items = itemsOf(form.judged);
  const calibrated = runCalibration(
    items,
    countOf(students, (person) => ({
      person,
      group: 0,
      responses: takeForm(form, normal(random), random),
    })),
    link,
  );
  const truthOf = (item: ItemParameters): ItemParameters => form.truth.get(item) ?? item;
  const [higher, lower] = [-Infinity, Infinity].map((cut) =>
    countOf(forced, () => simulate(form.judged, ability, random, cut, truthOf)),
  );
  const gap = (replaced: ReadonlyMap<ItemParameters, ItemParameters>): number => {
    const score = scorerOf(section, form.judged, replaced);
    return meanOf(higher!.map(score)) - meanOf(lower!.map(score));
  };
  return {
    judged: gap(new Map()),
    accepted: gap(accepted(items, calibrated)),
    ideal: gap(form.truth),
  };
}
