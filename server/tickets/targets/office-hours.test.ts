import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterOfficeMinutes, officeMinutesBetween } from './office-hours.ts';

/** A time in Vietnam. */
const at = (moment: string): Date => new Date(`${moment}:00+07:00`);

describe('minutes of office hours', () => {
  it.each([
    ['within a day', '2026-11-12T09:00', 120, '2026-11-12T11:00'],
    ['from before the doors open', '2026-11-12T05:00', 60, '2026-11-12T09:00'],
    ['over a night', '2026-11-12T17:00', 120, '2026-11-13T09:00'],
    ['over a short Saturday and a Sunday', '2026-11-14T11:00', 120, '2026-11-16T09:00'],
    ['from a Sunday', '2026-11-15T10:00', 30, '2026-11-16T08:30'],
    ['up to the very end', '2026-11-12T17:00', 60, '2026-11-12T18:00'],
    ['none at all, while open', '2026-11-12T17:00', 0, '2026-11-12T17:00'],
  ])('counts office minutes %s', (_name, from, minutes, until) => {
    expect(afterOfficeMinutes(standardOfficeHours, at(from), minutes)).toEqual(at(until));
  });

  it.each([
    ['2026-11-12T17:00', '2026-11-13T09:00', 120],
    ['2026-11-14T12:00', '2026-11-16T08:00', 0],
    ['2026-11-13T08:00', '2026-11-16T18:00', 600 + 240 + 600],
    ['2026-11-13T10:00', '2026-11-13T09:00', 0],
  ])('counts, between %s and %s, %s office minutes', (from, until, minutes) => {
    expect(officeMinutesBetween(standardOfficeHours, at(from), at(until))).toBe(minutes);
  });

  it('counts the same forwards and backwards', () => {
    const moment = fc.date({
      min: at('2026-01-01T00:00'),
      max: at('2027-01-01T00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 10_000 }), (from, minutes) => {
        const until = afterOfficeMinutes(standardOfficeHours, from, minutes);
        expect(officeMinutesBetween(standardOfficeHours, from, until)).toBeCloseTo(minutes, 6);
      }),
    );
  });
});
