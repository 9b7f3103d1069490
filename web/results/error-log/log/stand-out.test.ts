import type { MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { describe, expect, test } from 'vitest';
import { mistake } from '../../../testing/results/sample-mistakes.ts';
import {
  causeThatStandsOut,
  countByCause,
  countWithoutCause,
  skillThatStandsOut,
} from './stand-out.ts';

const suggested = (...causes: (MistakeCause | null)[]) =>
  causes.map((each) => ({ ...mistake, suggested: each }));
const confirmed = (...causes: MistakeCause[]) =>
  causes.map((cause) => ({ ...mistake, suggested: 'careless' as const, cause }));

describe('the causes', () => {
  test('counts confirmed and suggested causes separately, for all five causes', () => {
    const counts = countByCause([
      { ...mistake, suggested: 'guess', cause: 'timing' },
      ...suggested('timing', 'misread', null),
    ]);
    expect(counts).toHaveLength(5);
    expect(counts[0]).toEqual({ cause: 'timing', confirmed: 1, likely: 1 });
    expect(counts.find(({ cause }) => cause === 'guess')).toMatchObject({
      confirmed: 0,
      likely: 0,
    });
  });

  test('counts mistakes with neither a confirmed nor a suggested cause', () => {
    expect(countWithoutCause([...suggested('guess', null, null), ...confirmed('guess')])).toBe(2);
    expect(countWithoutCause([{ ...mistake, suggested: null, cause: 'guess' }])).toBe(0);
  });

  test('names no leading cause while there are few mistakes', () => {
    expect(causeThatStandsOut(suggested('guess', 'guess', 'guess', 'guess'))).toBe('few');
  });

  test('a cause stands out if two mistakes in five have it and it leads by two', () => {
    expect(
      causeThatStandsOut(suggested('timing', 'timing', 'timing', 'guess', 'misread')),
    ).toMatchObject({ cause: 'timing', count: 3, total: 5 });
    expect(causeThatStandsOut(suggested('timing', 'timing', 'timing', 'guess', 'guess'))).toBe(
      'none',
    );
    const spread = suggested('timing', 'timing', 'guess', 'misread', 'careless', 'content-gap');
    expect(causeThatStandsOut(spread)).toBe('none');
  });

  test('a leading cause is unconfirmed while the student has confirmed fewer than five', () => {
    const guesses = suggested('guess', 'guess', 'guess', 'guess', 'guess', 'guess');
    expect(causeThatStandsOut(guesses)).toMatchObject({ cause: 'guess', isConfirmed: false });
    const few = confirmed('timing', 'timing', 'timing', 'timing');
    expect(causeThatStandsOut([...guesses, ...few])).toMatchObject({
      cause: 'guess',
      isConfirmed: false,
    });
  });

  test('counts only confirmed causes once there are five', () => {
    const own = confirmed('timing', 'timing', 'timing', 'guess', 'misread');
    expect(
      causeThatStandsOut([
        ...own,
        ...suggested(...Array.from({ length: 20 }, () => 'guess' as const)),
      ]),
    ).toEqual({
      cause: 'timing',
      count: 3,
      total: 5,
      isConfirmed: true,
    });
  });
});

test('a skill stands out from three misses on if no other skill has as many', () => {
  const inferences = { ...mistake };
  const circles = { ...mistake, skill: 'circles' as const };
  expect(skillThatStandsOut([inferences, inferences])).toBeNull();
  expect(skillThatStandsOut([inferences, circles, inferences, inferences])).toEqual({
    skill: 'inferences',
    count: 3,
  });
  const even = [inferences, inferences, inferences, circles, circles, circles];
  expect(skillThatStandsOut(even)).toBeNull();
  const others = (['boundaries', 'transitions', 'percentages', 'probability'] as const).flatMap(
    (skill) => Array.from({ length: 6 }, () => ({ ...mistake, skill })),
  );
  expect(skillThatStandsOut([inferences, inferences, inferences, ...others])).toBeNull();
});
