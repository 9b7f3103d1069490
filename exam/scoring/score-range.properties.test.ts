import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../item/item.ts';
import { sections, type Section } from '../item/section.ts';
import { domainsOf } from '../item/taxonomy.ts';
import { foundingPanel } from '../testing/sample-panel.ts';
import { reliability } from './reliability.ts';
import { scaleTotal, type Score } from './scale.ts';
import { scoreSection, type SectionResult } from './score-section.ts';

const panels = { rw: foundingPanel('rw'), math: foundingPanel('math') };
const reliabilities = { rw: reliability(panels.rw), math: reliability(panels.math) };

const itemsOn = (section: Section, route: 'lower' | 'higher'): ItemParameters[] => {
  const { first, second } = panels[section];
  return [...first, ...second![route]];
};

function scorePattern(
  section: Section,
  items: readonly ItemParameters[],
  pattern: readonly boolean[],
  isProvisional = false,
): SectionResult {
  const domains = domainsOf(section);
  const responses = items.map((parameters, index) => ({
    item: `q${index}`,
    domain: domains[index % domains.length]!,
    parameters,
    isRight: pattern[index]!,
  }));
  return scoreSection(section, responses, {
    reliability: reliabilities[section],
    isProvisional,
  });
}

/** Any response pattern, with extra weight on the ends of the scale, where ranges have collapsed before. */
const patternOf = (count: number): fc.Arbitrary<boolean[]> =>
  fc.oneof(
    fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    fc.nat(count).map((right) => Array.from({ length: count }, (_, index) => index < right)),
    fc.constant(Array.from({ length: count }, () => true)),
    fc.constant(Array.from({ length: count }, () => false)),
  );

const resultsOf = (section: Section): fc.Arbitrary<SectionResult> =>
  fc.constantFrom('lower' as const, 'higher' as const).chain((route) => {
    const items = itemsOn(section, route);
    return fc
      .tuple(patternOf(items.length), fc.boolean())
      .map(([pattern, isProvisional]) => scorePattern(section, items, pattern, isProvisional));
  });

function expectSoundRange({ score, low, high }: Score, lowest: number, highest: number): void {
  expect([score, low, high].every((each) => each % 10 === 0)).toBe(true);
  expect(low).toBeGreaterThanOrEqual(lowest);
  expect(high).toBeLessThanOrEqual(highest);
  expect(low).toBeLessThanOrEqual(score);
  expect(high).toBeGreaterThanOrEqual(score);
  expect(high - low).toBeGreaterThanOrEqual(10);
}

describe.each(sections)('the range of a %s score', (section) => {
  it('contains the score, has a width and stays on the scale for every response pattern', () => {
    fc.assert(
      fc.property(resultsOf(section), (result) => {
        expectSoundRange(result, 200, 800);
        for (const { low, high } of result.domains) {
          expect(low).toBeGreaterThanOrEqual(200);
          expect(high).toBeLessThanOrEqual(800);
          expect(high - low).toBeGreaterThanOrEqual(10);
        }
      }),
      { numRuns: 300, seed: 17 },
    );
  });

  it('reaches a standard error below a perfect score and above an empty one', () => {
    const higher = itemsOn(section, 'higher');
    const perfect = scorePattern(
      section,
      higher,
      higher.map(() => true),
    );
    expect(perfect).toMatchObject({ score: 800, high: 800 });
    expect(Math.abs(perfect.low - (800 - perfect.error))).toBeLessThanOrEqual(5);
    const lower = itemsOn(section, 'lower');
    const empty = scorePattern(
      section,
      lower,
      lower.map(() => false),
    );
    expect(empty).toMatchObject({ score: 200, low: 200 });
    expect(Math.abs(empty.high - (200 + empty.error))).toBeLessThanOrEqual(5);
  });

  it('keeps a width where the items leave no doubt about the ability', () => {
    const sharp = Array.from({ length: 60 }, (_, index) => ({
      a: 1000,
      b: index < 30 ? -0.05 : 0.05,
      c: 0,
    }));
    const result = scorePattern(
      section,
      sharp,
      sharp.map(({ b }) => b < 0),
    );
    expect(result.high - result.low).toBeGreaterThanOrEqual(10);
    expectSoundRange(result, 200, 800);
  });
});

describe('the range of a total', () => {
  it('contains the score, has a width and stays on the scale for every response pattern', () => {
    fc.assert(
      fc.property(resultsOf('rw'), resultsOf('math'), (rw, math) => {
        const total = scaleTotal(rw, math, [rw.error, math.error]);
        expectSoundRange(total, 400, 1600);
        expect(total.low).toBeGreaterThanOrEqual(rw.low + math.low);
        expect(total.high).toBeLessThanOrEqual(rw.high + math.high);
      }),
      { numRuns: 200, seed: 18 },
    );
  });
});
