import { blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../../accounts/places/places.ts';
import { dayOf } from '../../../platform/postgres/vietnam-day.ts';
import { homes } from './names.ts';
import { parentOf, studentOf } from './people.ts';
import { demoId, demoPrefix } from './seeded.ts';

const asOf = new Date('2026-11-15T08:00:00Z');
/** Both sections and the break between them. */
const longestMs =
  (blueprints.full.breakMinutes +
    blueprints.full.sections
      .flatMap(({ modules }) => modules)
      .reduce((sum, { minutes }) => sum + minutes, 0)) *
  60_000;

const people = Array.from({ length: 400 }, (_, number) => studentOf(number, asOf));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('simulated people', () => {
  it('simulated people are deterministic', () => {
    expect(studentOf(7, asOf)).toEqual(people[7]);
  });

  it('simulated people have unique ids and addresses', () => {
    const ids = people.flatMap(({ id, attempts }) => [id, ...attempts.map((each) => each.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith(demoPrefix))).toBe(true);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(demoId('one')).not.toBe(demoId('other'));
  });

  it('draws abilities from a normal distribution', () => {
    for (const section of ['rw', 'math'] as const) {
      const abilities = people.map(({ testTaker }) => testTaker.ability[section]);
      expect(mean(abilities)).toBeCloseTo(0, 0);
      const variance = mean(abilities.map((each) => each ** 2)) - mean(abilities) ** 2;
      expect(variance).toBeGreaterThan(0.8);
      expect(variance).toBeLessThan(1.25);
    }
  });

  it('simulated people are old enough not to need a guardian’s consent', () => {
    const sixteenYearsAgo = `${Number(dayOf(asOf).slice(0, 4)) - 16}${dayOf(asOf).slice(4)}`;
    expect(people.every(({ dob }) => dob <= sixteenYearsAgo)).toBe(true);
    expect(parentOf(2, asOf).dob < '1990').toBe(true);
  });

  it('simulated people live in existing places', async () => {
    for (const [province, district, ward] of homes) {
      expect(await findPlaces({ province, district, ward })).toBeDefined();
    }
  });

  it('plans no attempt before the registration, twice or in the future', () => {
    for (const { createdAt, attempts } of people) {
      const forms = attempts.map(({ form }) => form);
      expect(new Set(forms).size).toBe(forms.length);
      for (const { startsAt } of attempts) {
        expect(startsAt > createdAt).toBe(true);
        expect(startsAt.getTime() + longestMs <= asOf.getTime()).toBe(true);
      }
    }
  });

  it('plans attempts in waking hours, mostly in the evening', () => {
    const hours = people.flatMap(({ attempts }) =>
      attempts.map(({ startsAt }) => (startsAt.getUTCHours() + 7) % 24),
    );
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(6);
    expect(hours.filter((hour) => hour >= 19).length).toBeGreaterThan(hours.length / 3);
  });
});
