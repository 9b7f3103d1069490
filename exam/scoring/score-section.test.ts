import { describe, expect, it } from 'vitest';
import { sections, type Section } from '../item/section.ts';
import { domainsOf } from '../item/taxonomy.ts';
import { foundingPanel } from '../testing/sample-panel.ts';
import { reliability } from './reliability.ts';
import { scaleTotal } from './scale.ts';
import { scoreSection, type ScoredResponse } from './score-section.ts';

/** Answers to one route of the founding panel; its questions belong to the domains in turn. */
function answered(
  section: Section,
  route: 'lower' | 'higher',
  isRight: (index: number) => boolean,
): ScoredResponse[] {
  const { first, second } = foundingPanel(section);
  const domains = domainsOf(section);
  return [...first, ...(second?.[route] ?? [])].map((parameters, index) => ({
    item: `q${index}`,
    domain: domains[index % 4] ?? domains[0]!,
    parameters,
    isRight: isRight(index),
  }));
}

const rho = { rw: reliability(foundingPanel('rw')), math: reliability(foundingPanel('math')) };
const score = (section: Section, route: 'lower' | 'higher', isRight: (index: number) => boolean) =>
  scoreSection(section, answered(section, route, isRight), {
    reliability: rho[section],
    isProvisional: false,
  });

describe.each(sections)('the score of %s', (section) => {
  it('is 800 when everything is right and 200 when nothing is answered', () => {
    expect(score(section, 'higher', () => true).score).toBe(800);
    expect(score(section, 'lower', () => false).score).toBe(200);
  });

  it('has no hard cap on the lower route: a perfect second module still lifts it', () => {
    const best = score(section, 'lower', () => true);
    const good = score(section, 'lower', (index) => index % 12 !== 0);
    expect(best.score).toBeGreaterThan(good.score);
    expect(best.score).toBeGreaterThan(650);
  });

  it('rises with every answer that becomes right', () => {
    const count = answered(section, 'higher', () => true).length;
    let last = 0;
    for (let right = 0; right <= count; right += 1) {
      const now = score(section, 'higher', (index) => index < right).score;
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });

  it('lies within its range, in tens, on the scale', () => {
    for (let every = 1; every < 8; every += 1) {
      const { score: points, low, high } = score(section, 'higher', (index) => index % every === 0);
      expect([points, low, high].every((each) => each % 10 === 0)).toBe(true);
      expect(low).toBeGreaterThanOrEqual(200);
      expect(high).toBeLessThanOrEqual(800);
      expect(low).toBeLessThanOrEqual(points);
      expect(high).toBeGreaterThanOrEqual(points);
    }
  });

  it('lists what each missed question cost, the most costly first', () => {
    const { gains, score: before } = score(section, 'higher', (index) => index % 3 !== 0);
    const first = gains[0];
    expect(gains).toHaveLength(Math.ceil(answered(section, 'higher', () => true).length / 3));
    const corrected = score(
      section,
      'higher',
      (index) => index % 3 !== 0 || `q${index}` === first?.item,
    );
    expect(corrected.score - before).toBe(first?.points);
    expect(first?.points).toBeGreaterThan(0);
    const points = gains.map((gain) => gain.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(score(section, 'higher', () => true).gains).toEqual([]);
  });
});

describe('domains', () => {
  it('counts each domain, and calls it stronger or weaker only if the answers show it', () => {
    const even = score('math', 'higher', (index) => index % 8 < 5);
    expect(even.domains.map(({ total }) => total)).toEqual([10, 10, 10, 10]);
    const lopsided = score('math', 'higher', (index) => index % 4 !== 0);
    const [weak, ...rest] = lopsided.domains;
    expect(weak).toMatchObject({ right: 0, total: 10, standing: 'weaker' });
    expect(rest.every(({ standing }) => standing !== 'weaker')).toBe(true);
    const brilliant = score('math', 'lower', (index) => index % 4 === 0);
    expect(brilliant.domains[0]?.standing).toBe('stronger');
  });

  it('calls no domain weak for a perfect student', () => {
    const { domains } = score('rw', 'higher', () => true);
    expect(domains.map(({ standing }) => standing)).not.toContain('weaker');
  });

  it('leaves out domains without questions', () => {
    const responses = answered('rw', 'higher', () => true).filter(
      ({ domain }) => domain === 'expression-of-ideas',
    );
    expect(
      scoreSection('rw', responses, { reliability: 0.9, isProvisional: false }).domains.map(
        ({ domain }) => domain,
      ),
    ).toEqual(['expression-of-ideas']);
  });

  it('gives each domain a wider range than its section', () => {
    const result = score('rw', 'higher', (index) => index % 2 === 0);
    for (const { low, high } of result.domains) {
      expect(high - low).toBeGreaterThan(result.high - result.low);
    }
  });
});

describe('the total', () => {
  it('the total adds the section scores and the squares of their errors', () => {
    const rw = { score: 600, low: 570, high: 630 };
    const math = { score: 640, low: 600, high: 680 };
    expect(scaleTotal(rw, math, [30, 40])).toEqual({ score: 1240, low: 1190, high: 1290 });
    expect(scaleTotal(rw, math, [31, 40])).toEqual({ score: 1240, low: 1190, high: 1290 });
  });

  it('the range of the total stays on its scale', () => {
    const top = { score: 800, low: 760, high: 800 };
    const bottom = { score: 200, low: 200, high: 240 };
    expect(scaleTotal(top, top, [30, 40])).toEqual({ score: 1600, low: 1550, high: 1600 });
    expect(scaleTotal(bottom, bottom, [30, 40])).toEqual({ score: 400, low: 400, high: 450 });
  });

  it('the range of the total stays within the sum of the sections’ ranges', () => {
    const top = { score: 800, low: 740, high: 800 };
    const math = { score: 700, low: 660, high: 740 };
    expect(scaleTotal(top, math, [60, 40])).toEqual({ score: 1500, low: 1430, high: 1540 });
  });
});
