import { expect, test } from 'vitest';
import { goalState, isFamiliar, progressBetween, scoreChange } from './score-change.ts';

const score = (low: number, high: number) => ({ score: (low + high) / 2, low, high });

test('a difference may be chance unless it exceeds its own error', () => {
  const before = score(1100, 1200);
  expect(scoreChange(before, score(1220, 1320))).toEqual({ points: 120, mayBeChance: false });
  expect(scoreChange(before, score(1210, 1310))).toEqual({ points: 110, mayBeChance: true });
  expect(scoreChange(before, score(980, 1080))).toEqual({ points: -120, mayBeChance: false });
});

test('the end of the scale does not make a score more certain', () => {
  const perfect = { score: 800, low: 740, high: 800 };
  expect(scoreChange(perfect, { score: 700, low: 640, high: 760 }).mayBeChance).toBe(true);
  expect(scoreChange(perfect, { score: 650, low: 590, high: 710 }).mayBeChance).toBe(false);
});

test('progress has a direction only beyond the error of the change', () => {
  const before = { ...score(1100, 1200), method: 'eap-1' };
  const progressTo = (low: number, high: number) =>
    progressBetween(before, { ...score(low, high), method: 'eap-1' });
  expect(progressTo(1220, 1320)).toEqual({ points: 120, verdict: 'up', hasNewMethod: false });
  expect(progressTo(980, 1080)).toEqual({ points: 120, verdict: 'down', hasNewMethod: false });
  expect(progressTo(1210, 1310)).toMatchObject({ points: 110, verdict: 'chance' });
  expect(progressTo(1050, 1150)).toMatchObject({ points: 50, verdict: 'chance' });
  expect(progressTo(1120, 1180)).toMatchObject({ points: 0, verdict: 'same' });
});

test('progress names a new method', () => {
  const before = { ...score(1100, 1200), method: 'eap-1' };
  const after = { ...score(1220, 1320), method: 'eap-1.1' };
  expect(progressBetween(before, after)).toMatchObject({ verdict: 'up', hasNewMethod: true });
});

test('a goal is reached only if the whole range reaches it', () => {
  expect(goalState(score(1300, 1400), 1300)).toBe('reached');
  expect(goalState(score(1300, 1400), 1350)).toBe('range');
  expect(goalState(score(1300, 1400), 1360)).toBe('open');
});

test('a form is familiar if more than half of its questions were seen before', () => {
  expect(isFamiliar({ seenBefore: 27, questions: 54 })).toBe(false);
  expect(isFamiliar({ seenBefore: 28, questions: 54 })).toBe(true);
});
