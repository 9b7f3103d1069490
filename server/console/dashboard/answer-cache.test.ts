import { expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';

function setUp() {
  let now = 0;
  let reckoned = 0;
  const recent = answerCache({ now: () => new Date(now) });
  return {
    ask: () => recent('days 7', async () => (reckoned += 1)),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    fails: () => recent('days 14', () => Promise.reject(new Error('no database'))),
    works: () => recent('days 14', async () => 'fine'),
  };
}

it('gives the same answer to all who ask within ten seconds', async () => {
  const { ask, pass } = setUp();
  expect(await ask()).toBe(1);
  pass(9);
  expect(await ask()).toBe(1);
});

it('gives an older answer at once and a new one to whoever asks next', async () => {
  const { ask, pass } = setUp();
  await ask();
  pass(12);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(2);
});

it('never gives one that is older than half a minute', async () => {
  const { ask, pass } = setUp();
  await ask();
  pass(31);
  expect(await ask()).toBe(2);
});

it('keeps no failure', async () => {
  const { fails, works } = setUp();
  await expect(fails()).rejects.toThrow('no database');
  expect(await works()).toBe('fine');
});
