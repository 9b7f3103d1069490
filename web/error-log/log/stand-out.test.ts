import type { MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { describe, expect, test } from 'vitest';
import { mistake } from '../sample-mistakes.ts';
import { causeThatStandsOut, countByCause, skillThatStandsOut } from './stand-out.ts';

const missedFor = (...causes: MistakeCause[]) =>
  causes.map((suggested) => ({ ...mistake, suggested }));

describe('the causes', () => {
  test('are counted by the student’s word where there is one, and all five are there', () => {
    const counts = countByCause([
      { ...mistake, suggested: 'guess', cause: 'timing' },
      { ...mistake, suggested: 'timing' },
      { ...mistake, suggested: 'misread' },
    ]);
    expect(counts).toHaveLength(5);
    expect(counts[0]).toEqual({ cause: 'timing', count: 2 });
    expect(counts.find(({ cause }) => cause === 'guess')?.count).toBe(0);
  });

  test('say nothing while there are few', () => {
    expect(causeThatStandsOut(missedFor('guess', 'guess', 'guess', 'guess'))).toBe('few');
  });

  test('stand out when two in five have it and it leads by two', () => {
    expect(causeThatStandsOut(missedFor('timing', 'timing', 'timing', 'guess', 'misread'))).toEqual(
      {
        cause: 'timing',
        count: 3,
      },
    );
    expect(causeThatStandsOut(missedFor('timing', 'timing', 'timing', 'guess', 'guess'))).toBe(
      'none',
    );
    const spread = missedFor('timing', 'timing', 'guess', 'misread', 'careless', 'content-gap');
    expect(causeThatStandsOut(spread)).toBe('none');
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
