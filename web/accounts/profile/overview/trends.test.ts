import { expect, test } from 'vitest';
import { sampleHistory } from '../../../testing/accounts/sample-history.ts';
import { trendsOf } from './trends.ts';

test('orders scores from oldest to newest and skips practice sets', () => {
  const [total, rw, math] = trendsOf(sampleHistory.attempts);
  expect(total?.scores.map(({ score }) => score)).toEqual([1180, 1340]);
  expect(rw?.scores.map(({ score }) => score)).toEqual([600, 680]);
  expect(math?.name).toBe('math');
});

test('a section has a trend even without a total score', () => {
  const [newest] = sampleHistory.attempts;
  const alone = { ...newest!, total: null, sections: newest!.sections.slice(1) };
  expect(trendsOf([alone]).map(({ name }) => name)).toEqual(['math']);
  expect(trendsOf([])).toEqual([]);
});
