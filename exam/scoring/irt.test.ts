import { describe, expect, it } from 'vitest';
import { foundingPanel } from '../testing/sample-panel.ts';
import { chooseRoute, routeCut } from './choose-route.ts';
import { abilities, chance, estimate, information, totalInformation } from './irt.ts';
import { reliability } from './reliability.ts';

const item = { a: 1.4, b: 0.3, c: 0.2 };

describe('the item response model', () => {
  it('the probability at the item’s difficulty is halfway between guessing and certainty', () => {
    expect(chance(item, 0.3)).toBeCloseTo(0.6, 12);
    expect(chance(item, -40)).toBeCloseTo(0.2, 12);
    expect(chance(item, 40)).toBeCloseTo(1, 12);
  });

  it('the information of an item is P′² / (P·Q)', () => {
    for (const ability of [-2, -0.4, 0.3, 1.7]) {
      const step = 1e-5;
      const slope = (chance(item, ability + step) - chance(item, ability - step)) / (2 * step);
      const p = chance(item, ability);
      expect(information(item, ability)).toBeCloseTo(slope ** 2 / (p * (1 - p)), 6);
    }
  });

  it('abilities form a grid from −6 to 6 in steps of 0.1', () => {
    expect(abilities).toHaveLength(121);
    expect(abilities[0]).toBe(-6);
    expect(abilities[60]).toBe(0);
    expect(abilities[61]).toBeCloseTo(0.1, 12);
  });

  it('the estimate before the first answer is that of the population', () => {
    const before = estimate([]);
    expect(before.ability).toBeCloseTo(0, 10);
    expect(before.deviation).toBeCloseTo(1, 3);
  });

  it('an answer moves the estimate and reduces its deviation', () => {
    const right = estimate([{ parameters: item, isRight: true }]);
    const wrong = estimate([{ parameters: item, isRight: false }]);
    expect(right.ability).toBeGreaterThan(0);
    expect(wrong.ability).toBeLessThan(0);
    expect(right.deviation).toBeLessThan(1);
  });
});

describe('routing', () => {
  const second = foundingPanel('rw').second!;

  it('cuts where both modules give equal information', () => {
    const cut = routeCut(second);
    const gap = totalInformation(second.higher, cut) - totalInformation(second.lower, cut);
    expect(Math.abs(gap)).toBeLessThan(0.01);
    expect(Math.abs(cut)).toBeLessThan(0.6);
  });

  it('cuts at the mean of the population if the modules never cross', () => {
    expect(routeCut({ lower: second.lower, higher: second.lower })).toBe(0);
    expect(routeCut({ lower: second.higher, higher: second.lower })).toBe(0);
  });

  it('routes a student to the higher module from the cut on', () => {
    const responses = foundingPanel('rw').first.map((parameters, index) => ({
      parameters,
      isRight: index % 2 === 0,
    }));
    const { ability } = estimate(responses);
    expect(chooseRoute(responses, ability)).toBe('higher');
    expect(chooseRoute(responses, ability + 1e-9)).toBe('lower');
  });
});

describe('reliability', () => {
  it('reliability is deterministic, and lower for a shorter test', () => {
    const panel = foundingPanel('math');
    const whole = reliability(panel);
    const half = reliability({ first: panel.first });
    expect(whole).toBe(reliability(panel));
    expect(whole).toBeGreaterThan(0.88);
    expect(whole).toBeLessThan(0.97);
    expect(half).toBeLessThan(whole);
  });
});
