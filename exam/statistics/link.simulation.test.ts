import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { sections, type Section } from '../item/section.ts';
import { seededRandom } from '../random.ts';
import { routeCut, type Panel } from '../scoring/choose-route.ts';
import { estimate, type Response } from '../scoring/irt.ts';
import { reliability, simulate } from '../scoring/reliability.ts';
import { scaleSection } from '../scoring/scale.ts';
import { foundingPanel, normal } from '../testing/sample-panel.ts';
import { calibrate, defaultOptions, type CalibrationResult } from './calibrate.ts';
import { linkToCurrent } from './link.ts';
import { encodeAnswer, packResponses } from './responses.ts';

const itemsOf = ({ first, second }: Panel): ItemParameters[] => [
  ...first,
  ...second!.lower,
  ...second!.higher,
];

function calibrateFully(items: readonly ItemParameters[], attempts: readonly Response[][]) {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const responses = packResponses(
    attempts.map((attempt) =>
      attempt.map(({ parameters, isRight }) => encodeAnswer(indexes.get(parameters)!, isRight)),
    ),
  );
  const calibrands = items.map((parameters) => ({ parameters, isFixed: false }));
  const running = calibrate(calibrands, responses, { ...defaultOptions('2PL'), tolerance: 0.01 });
  for (;;) {
    const next = running.next();
    if (next.done) return { calibrands, calibrated: next.value };
  }
}

/** Scores answers with a bank in which some parameters are replaced, as in a new edition of the test. */
function meanScoreWith(
  section: Section,
  panel: Panel,
  replaced: ReadonlyMap<ItemParameters, ItemParameters> = new Map(),
): (attempts: readonly Response[][]) => number {
  const replace = (item: ItemParameters): ItemParameters => replaced.get(item) ?? item;
  const { first, second } = panel;
  const rho = reliability({
    first: first.map(replace),
    second: { lower: second!.lower.map(replace), higher: second!.higher.map(replace) },
  });
  return (attempts) => {
    const scores = attempts.map((attempt) => {
      const responses = attempt.map((each) => ({ ...each, parameters: replace(each.parameters) }));
      return scaleSection(section, estimate(responses), rho).score;
    });
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
}

const replacements = (items: readonly ItemParameters[], { items: found }: CalibrationResult) =>
  new Map(items.map((item, index) => [item, found[index]!.parameters]));

/** Simulates above-average students on the panel, whose parameters are exactly right. */
function simulateStrongGroup(panel: Panel, students: number, seed: number): Response[][] {
  const random = seededRandom(seed);
  const cut = routeCut(panel.second!);
  return Array.from({ length: students }, () => simulate(panel, 0.8 + normal(random), random, cut));
}

describe.each(sections)(
  'accepting a calibration of %s by strong students (mean θ +0.8)',
  (section) => {
    const panel = foundingPanel(section);
    const items = itemsOf(panel);
    const meanBefore = meanScoreWith(section, panel);
    const meanAfter = (accepted: CalibrationResult) =>
      meanScoreWith(section, panel, replacements(items, accepted));

    it('keeps the mean score, which would fall by 60 points without the link', () => {
      const attempts = simulateStrongGroup(panel, 400, 21);
      const { calibrands, calibrated } = calibrateFully(items, attempts);
      const before = meanBefore(attempts);
      const unlinked = meanAfter(calibrated)(attempts);
      expect(before - unlinked).toBeGreaterThan(60);
      const linked = linkToCurrent(calibrands, calibrated);
      expect(linked.link).toBeDefined();
      const meanLinked = meanAfter(linked);
      expect(Math.abs(meanLinked(attempts) - before)).toBeLessThan(8);
      const others = simulateStrongGroup(panel, 400, 22);
      expect(Math.abs(meanLinked(others) - meanBefore(others))).toBeLessThan(8);
    });

    it('keeps the scores of both routes if one module has too few answers to be estimated', () => {
      const attempts = simulateStrongGroup(panel, 250, 23);
      const { calibrands, calibrated } = calibrateFully(items, attempts);
      const skipped = calibrated.items.filter(({ outcome }) => outcome === 'too-few').length;
      expect(skipped).toBeGreaterThanOrEqual(panel.second!.lower.length);
      const meanLinked = meanAfter(linkToCurrent(calibrands, calibrated));
      const meanUnlinked = meanAfter(calibrated);
      const random = seededRandom(24);
      const changes = [-Infinity, Infinity].map((cut) => {
        const forced = Array.from({ length: 300 }, () => simulate(panel, 0.5, random, cut));
        const before = meanBefore(forced);
        return { linked: meanLinked(forced) - before, unlinked: meanUnlinked(forced) - before };
      });
      const [higher, lower] = changes;
      expect(Math.abs(higher!.unlinked - lower!.unlinked)).toBeGreaterThan(30);
      for (const change of changes) expect(Math.abs(change.linked)).toBeLessThan(8);
    });
  },
);
