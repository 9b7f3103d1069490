import { expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';

function setUp() {
  let now = 0;
  let computeCount = 0;
  const recent = answerCache({ now: () => new Date(now) });
  return {
    readAnswer: () => recent('days 7', async () => (computeCount += 1)),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    readFailing: () => recent('days 14', () => Promise.reject(new Error('no database'))),
    readWorking: () => recent('days 14', async () => 'fine'),
  };
}

it('returns the same answer for ten seconds', async () => {
  const { readAnswer, pass } = setUp();
  expect(await readAnswer()).toBe(1);
  pass(9);
  expect(await readAnswer()).toBe(1);
});

it('returns a stale answer at once and refreshes it for the next request', async () => {
  const { readAnswer, pass } = setUp();
  await readAnswer();
  pass(12);
  expect(await Promise.all([readAnswer(), readAnswer()])).toEqual([1, 1]);
  expect(await readAnswer()).toBe(2);
});

it('never returns an answer older than half a minute', async () => {
  const { readAnswer, pass } = setUp();
  await readAnswer();
  pass(31);
  expect(await readAnswer()).toBe(2);
});

it('does not cache a failure', async () => {
  const { readFailing, readWorking } = setUp();
  await expect(readFailing()).rejects.toThrow('no database');
  expect(await readWorking()).toBe('fine');
});
