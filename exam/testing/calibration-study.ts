import type { ItemParameters } from '../item/item.ts';
import type { Section } from '../item/section.ts';
import type { Random } from '../random.ts';
import { routeCut, type Panel } from '../scoring/choose-route.ts';
import { estimate, type Response } from '../scoring/irt.ts';
import { reliability, simulate } from '../scoring/reliability.ts';
import { scaleSection } from '../scoring/scale.ts';
import { calibrate, defaultOptions, type CalibrationResult } from '../statistics/calibrate.ts';
import type { CalibrationInput } from '../statistics/calibration-input.ts';
import type { LinkMethod } from '../statistics/linking/link.ts';
import { encodeAnswer, packOccasions, type Occasion } from '../statistics/responses.ts';
import { foundingPanel, normal } from './sample-panel.ts';

/** Simulated studies of calibration: students answer by true parameters, of which the bank holds only its authors' judgement. */

export interface JudgedForm {
  /** What the bank holds. */
  judged: Panel;
  truth: ReadonlyMap<ItemParameters, ItemParameters>;
}

export const itemsOf = ({ first, second }: Panel): ItemParameters[] => [
  ...first,
  ...(second?.lower ?? []),
  ...(second?.higher ?? []),
];

const mapPanel = (
  { first, second }: Panel,
  change: (item: ItemParameters) => ItemParameters,
): Panel => ({
  first: first.map(change),
  ...(second && {
    second: { lower: second.lower.map(change), higher: second.higher.map(change) },
  }),
});

export interface Judgement {
  /** The correlation of judged with true difficulties. */
  r: number;
  /** The median of the true discriminations; the bank holds 1.4 everywhere. */
  a: number;
}

/** A form as authors judge it, and what its items really are: true difficulties scatter around the judged ones. */
export function judgeForm(section: Section, { r, a }: Judgement, random: Random): JudgedForm {
  // Copies, since items are told apart by identity.
  const judged = mapPanel(foundingPanel(section), (item) => ({ ...item }));
  const difficulties = itemsOf(judged).map(({ b }) => b);
  const mean = difficulties.reduce((sum, b) => sum + b, 0) / difficulties.length;
  const variance = difficulties.reduce((sum, b) => sum + (b - mean) ** 2, 0) / difficulties.length;
  const scatter = Math.sqrt(variance * (1 / (r * r) - 1));
  const truth = new Map(
    itemsOf(judged).map((item) => [
      item,
      {
        a: a * Math.exp(0.25 * normal(random)),
        b: item.b + scatter * normal(random),
        c: item.c === 0 ? 0 : Math.min(0.35, Math.max(0.05, 0.2 + 0.04 * normal(random))),
      },
    ]),
  );
  return { judged, truth };
}

/** A student takes the form: routed by the bank's parameters, answering by the true ones. */
export function takeForm(
  { judged, truth }: JudgedForm,
  ability: number,
  random: Random,
): Response[] {
  const cut = judged.second && routeCut(judged.second);
  return simulateTruth(judged, truth, ability, random, cut);
}

function simulateTruth(
  judged: Panel,
  truth: ReadonlyMap<ItemParameters, ItemParameters>,
  ability: number,
  random: Random,
  cut: number | undefined,
): Response[] {
  return simulate(judged, ability, random, cut, (item) => truth.get(item) ?? item);
}

export interface StudyOccasion {
  person: number;
  group: number;
  responses: readonly Response[];
}

export function runCalibration(
  items: readonly ItemParameters[],
  occasions: readonly StudyOccasion[],
  link: LinkMethod | null,
  change: (item: ItemParameters) => Partial<CalibrationInput> = () => ({ isJudged: true }),
): CalibrationResult {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const packed = packOccasions(
    occasions.map(({ person, group, responses }): Occasion => ({
      person,
      group,
      codes: responses.map(({ parameters, isRight }) =>
        encodeAnswer(indexes.get(parameters)!, isRight),
      ),
    })),
  );
  const inputs = items.map((parameters) => ({
    parameters,
    isFixed: false,
    level: parameters,
    ...change(parameters),
  }));
  const running = calibrate(inputs, packed, defaultOptions('2PL', link));
  for (;;) {
    const next = running.next();
    if (next.done) return next.value;
  }
}

export const accepted = (
  items: readonly ItemParameters[],
  { items: found }: CalibrationResult,
): Map<ItemParameters, ItemParameters> =>
  new Map(items.map((item, index) => [item, found[index]!.parameters]));

/** Scores responses with replaced parameters, as a new edition of the form would. */
export function scorerOf(
  section: Section,
  panel: Panel,
  replaced: ReadonlyMap<ItemParameters, ItemParameters>,
): (responses: readonly Response[]) => number {
  const replace = (item: ItemParameters): ItemParameters => replaced.get(item) ?? item;
  const rho = reliability(mapPanel(panel, replace));
  return (responses) =>
    scaleSection(
      section,
      estimate(responses.map((each) => ({ ...each, parameters: replace(each.parameters) }))),
      rho,
    ).score;
}

const scale: Record<Section, [mean: number, deviation: number]> = {
  rw: [528, 118],
  math: [516, 127],
};

/** The score that an ability means, before any measurement. */
export const trueScore = (section: Section, ability: number): number =>
  Math.min(800, Math.max(200, scale[section][0] + scale[section][1] * ability));

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(meanOf(values.map((value) => value * value)));
