import { describe, expect, it } from 'vitest';
import { studyGrowth, studyRoutes, studyStrongGroup } from '../testing/calibration-studies.ts';

/** Small versions of the studies in docs/measurement.md; `npm run bench -- measurement` runs the whole ones. */
const judgement = { r: 0.85, a: 1.3 };

// Whole calibrations: seconds alone, minutes beside other work.
describe('a calibration of judged difficulties', { timeout: 300_000 }, () => {
  it('keeps the scale for a group of strong students, whose scores would fall by 90 points without a link', () => {
    const found = studyStrongGroup({
      section: 'rw',
      seed: 3,
      judgement,
      link: 'levels',
      students: 400,
      scored: 300,
    });
    expect(found.calibrated).toMatchObject({ hasConverged: true, link: { method: 'levels' } });
    expect(found.calibrated.groups[0]!.mean).toBeGreaterThan(0.5);
    expect(found.accepted.rmse).toBeLessThan(48);
    expect(Math.abs(found.accepted.bias - found.ideal.bias)).toBeLessThan(15);
  });

  it('recovers growth between two forms with anchors, taken by the same persons', () => {
    const { share, calibrated } = studyGrowth({
      section: 'rw',
      seed: 1,
      judgement,
      link: 'levels',
      students: 120,
      hasAnchors: true,
    });
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(1.25);
    expect(new Set(calibrated.groups.map(({ part }) => part)).size).toBe(1);
    expect(calibrated.students).toBe(120);
    expect(calibrated.attempts).toBe(240);
    expect(calibrated.correlation).toBeGreaterThan(0.7);
  });

  it('scores the same ability alike by both routes', () => {
    const options = { section: 'rw', seed: 4, judgement, link: 'levels', ability: 0 } as const;
    const found = studyRoutes({ ...options, students: 300, forced: 200 });
    expect(Math.abs(found.accepted)).toBeLessThan(20);
  });
});
