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
  test('are counted apart by what the student said and what is only suggested, all five of them', () => {
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

  test('are missing where nothing suggests itself and the student has said nothing', () => {
    expect(countWithoutCause([...suggested('guess', null, null), ...confirmed('guess')])).toBe(2);
    expect(countWithoutCause([{ ...mistake, suggested: null, cause: 'guess' }])).toBe(0);
  });

  test('say nothing while there are few', () => {
    expect(causeThatStandsOut(suggested('guess', 'guess', 'guess', 'guess'))).toBe('few');
  });

  test('stand out when two in five have it and it leads by two', () => {
    expect(
      causeThatStandsOut(suggested('timing', 'timing', 'timing', 'guess', 'misread')),
    ).toMatchObject({ cause: 'timing', count: 3, total: 5 });
    expect(causeThatStandsOut(suggested('timing', 'timing', 'timing', 'guess', 'guess'))).toBe(
      'none',
    );
    const spread = suggested('timing', 'timing', 'guess', 'misread', 'careless', 'content-gap');
    expect(causeThatStandsOut(spread)).toBe('none');
  });

  test('are no fact while the student has confirmed fewer than five', () => {
    const guesses = suggested('guess', 'guess', 'guess', 'guess', 'guess', 'guess');
    expect(causeThatStandsOut(guesses)).toMatchObject({ cause: 'guess', isConfirmed: false });
    const few = confirmed('timing', 'timing', 'timing', 'timing');
    expect(causeThatStandsOut([...guesses, ...few])).toMatchObject({
      cause: 'guess',
      isConfirmed: false,
    });
  });

  test('count what the student confirmed and nothing else once there are five', () => {
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

test('a skill stands out from three misses on, if no other has as many', () => {
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
