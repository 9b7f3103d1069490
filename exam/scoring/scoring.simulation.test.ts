import { describe, expect, it } from 'vitest';
import { sections, type Section } from '../item/section.ts';
import { seededRandom, type Random } from '../random.ts';
import { calibratedPanel, normal } from '../testing/sample-panel.ts';
import { routeCut, type Panel } from './choose-route.ts';
import { estimate } from './irt.ts';
import { reliability, simulate } from './reliability.ts';
import { scaleSection, standardError, unroundedScore } from './scale.ts';

const panelCount = 30;
const simulees = 2000;
const target = { rw: { mean: 528, deviation: 118 }, math: { mean: 516, deviation: 127 } };

interface Simulee {
  score: number;
  exact: number;
  error: number;
  truth: number;
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A panel with its own reliability and cut, as a real form has. */
interface Form {
  panel: Panel;
  rho: number;
  cut: number | undefined;
}

const prepare = (panel: Panel): Form => ({
  panel,
  rho: reliability(panel),
  cut: panel.second && routeCut(panel.second),
});

function simulateStudents(
  section: Section,
  { panel, rho, cut }: Form,
  drawAbility: () => number,
  random: Random,
  count: number,
): Simulee[] {
  return Array.from({ length: count }, () => {
    const ability = drawAbility();
    const found = estimate(simulate(panel, ability, random, cut));
    return {
      score: scaleSection(section, found, rho).score,
      exact: unroundedScore(section, found, rho),
      error: standardError(section, found, rho),
      truth: target[section].mean + target[section].deviation * ability,
    };
  });
}

describe.each(sections)('simulated students on 30 panels of %s', (section) => {
  const random = seededRandom(section === 'rw' ? 11 : 12);
  const panels = Array.from({ length: panelCount }, () =>
    prepare(calibratedPanel(section, random)),
  );
  const everyone = panels.flatMap((form) =>
    simulateStudents(section, form, () => normal(random), random, simulees),
  );

  it('scores spread like the population, within 3 points', () => {
    const center = mean(everyone.map(({ score }) => score));
    const spread = Math.sqrt(mean(everyone.map(({ score }) => (score - center) ** 2)));
    console.log(`${section}: mean ${center.toFixed(1)}, SD ${spread.toFixed(1)}`);
    expect(Math.abs(spread - target[section].deviation)).toBeLessThan(3);
  });

  it('the true score lies within one standard error in 68 to 74 of 100 cases', () => {
    const share = mean(
      everyone.map(({ exact, error, truth }) => (Math.abs(exact - truth) <= error ? 1 : 0)),
    );
    console.log(`${section}: ±1 SEM covers ${share.toFixed(3)}`);
    expect(share).toBeGreaterThanOrEqual(0.68);
    expect(share).toBeLessThanOrEqual(0.74);
  });

  it.each([-2, 2])('scores are off by less than 20 points on average at θ = %i', (ability) => {
    const students = panels.flatMap((form) =>
      simulateStudents(section, form, () => ability, random, 200),
    );
    const bias = mean(students.map(({ score, truth }) => score - truth));
    console.log(`${section}: bias at ${ability}: ${bias.toFixed(1)}`);
    expect(Math.abs(bias)).toBeLessThan(20);
  });
});
