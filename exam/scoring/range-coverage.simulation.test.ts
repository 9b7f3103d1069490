import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { sections, type Section } from '../item/section.ts';
import { domainsOf } from '../item/taxonomy.ts';
import { seededRandom, type Random } from '../random.ts';
import { calibratedPanel, foundingPanel, normal } from '../testing/sample-panel.ts';
import { chooseRoute, routeCut, type Panel } from './choose-route.ts';
import { chance } from './irt.ts';
import { reliability } from './reliability.ts';
import { scaleTotal, type Score } from './scale.ts';
import { scoreSection, type ScoredResponse, type SectionResult } from './score-section.ts';

const bankCount = 30;
const studentsPerBank = 120;
const population = { rw: { mean: 528, deviation: 118 }, math: { mean: 516, deviation: 127 } };
const onScale = (points: number): number => Math.min(800, Math.max(200, points));
const trueScore = (section: Section, ability: number): number =>
  onScale(population[section].mean + population[section].deviation * ability);

type Truth = (item: ItemParameters) => ItemParameters;

/**
 * True parameters behind judged ones: difficulties correlate at about .68 with the judged ones and are less spread, items
 * discriminate less than assumed, and the chance to guess varies.
 */
function drawTruth(panel: Panel, random: Random): Truth {
  const items = [...panel.first, ...panel.second!.lower, ...panel.second!.higher];
  const truths = new Map(
    items.map((item) => [
      item,
      {
        a: 1.2 * Math.exp(0.25 * normal(random)),
        b: 0.7 * item.b + 0.7 * normal(random),
        c: item.c === 0 ? 0 : Math.min(0.35, Math.max(0.05, 0.2 + 0.05 * normal(random))),
      },
    ]),
  );
  return (item) => truths.get(item)!;
}

interface Bank {
  panel: Panel;
  truth: Truth;
  rho: number;
  cut: number;
}

function take(
  section: Section,
  bank: Bank,
  ability: number,
  random: Random,
  isProvisional: boolean,
) {
  const { panel, truth, rho, cut } = bank;
  const domains = domainsOf(section);
  const answer = (items: readonly ItemParameters[]): ScoredResponse[] =>
    items.map((parameters, index) => ({
      item: String(index),
      domain: domains[index % domains.length]!,
      parameters,
      isRight: random() < chance(truth(parameters), ability),
    }));
  const first = answer(panel.first);
  const second = answer(panel.second![chooseRoute(first, cut)]);
  return scoreSection(section, [...first, ...second], { reliability: rho, isProvisional });
}

interface Taken {
  abilities: Record<Section, number>;
  results: Record<Section, SectionResult>;
  total: Score;
}

function simulate(isProvisional: boolean): Taken[] {
  const random = seededRandom(isProvisional ? 31 : 32);
  const prepare = (section: Section): Bank => {
    const panel = isProvisional ? foundingPanel(section) : calibratedPanel(section, random);
    const truth: Truth = isProvisional ? drawTruth(panel, random) : (item) => item;
    return { panel, truth, rho: reliability(panel), cut: routeCut(panel.second!) };
  };
  return Array.from({ length: bankCount }, () => {
    const banks = { rw: prepare('rw'), math: prepare('math') };
    return Array.from({ length: studentsPerBank }, (): Taken => {
      // The sections correlate at about .8.
      const both = normal(random);
      const own = () => 0.9 * both + Math.sqrt(1 - 0.81) * normal(random);
      const abilities = { rw: own(), math: own() };
      const rw = take('rw', banks.rw, abilities.rw, random, isProvisional);
      const math = take('math', banks.math, abilities.math, random, isProvisional);
      const total = scaleTotal(rw, math, [rw.error, math.error]);
      return { abilities, results: { rw, math }, total };
    });
  }).flat();
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const isWithin = (truth: number, { low, high }: Score): number =>
  truth >= low && truth <= high ? 1 : 0;

describe.each([
  ['judged', true],
  ['calibrated', false],
] as const)('ranges of a %s bank', (name, isProvisional) => {
  const taken = simulate(isProvisional);

  it('cover the true score of a section in 64 to 72 of 100 cases', () => {
    for (const section of sections) {
      const covered = mean(
        taken.map(({ abilities, results }) =>
          isWithin(trueScore(section, abilities[section]), results[section]),
        ),
      );
      const error = mean(taken.map(({ results }) => results[section].error));
      console.log(`${name} ${section}: covers ${covered.toFixed(3)}, error ${error.toFixed(1)}`);
      expect(covered).toBeGreaterThanOrEqual(0.64);
      expect(covered).toBeLessThanOrEqual(0.72);
    }
  });

  it('cover the true total in 64 to 72 of 100 cases', () => {
    const covered = mean(
      taken.map(({ abilities: { rw, math }, total }) =>
        isWithin(trueScore('rw', rw) + trueScore('math', math), total),
      ),
    );
    const width = mean(taken.map(({ total }) => (total.high - total.low) / 2));
    console.log(`${name} total: covers ${covered.toFixed(3)}, half width ${width.toFixed(1)}`);
    expect(covered).toBeGreaterThanOrEqual(0.64);
    expect(covered).toBeLessThanOrEqual(0.72);
  });
});

it('at most one in seven students who are equally good at everything reads of a strength or weakness', () => {
  const labeled = simulate(false).map(({ results: { rw, math } }) =>
    [...rw.domains, ...math.domains].some(({ standing }) => standing !== 'even') ? 1 : 0,
  );
  console.log(`strengths and weaknesses by chance: ${mean(labeled).toFixed(3)}`);
  expect(mean(labeled)).toBeLessThan(1 / 7);
});
