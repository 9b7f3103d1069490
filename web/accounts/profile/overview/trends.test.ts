import { expect, test } from 'vitest';
import { sampleHistory } from '../../../testing/accounts/sample-history.ts';
import { trendsOf } from './trends.ts';

test('scores go from the oldest to the newest, and a practice set has none', () => {
  const [total, rw, math] = trendsOf(sampleHistory.attempts);
  expect(total?.scores.map(({ score }) => score)).toEqual([1180, 1340]);
  expect(rw?.scores.map(({ score }) => score)).toEqual([600, 680]);
  expect(math?.name).toBe('math');
});

test('a section alone has a trend where no total has one', () => {
  const [newest] = sampleHistory.attempts;
  const alone = { ...newest!, total: null, sections: newest!.sections.slice(1) };
  expect(trendsOf([alone]).map(({ name }) => name)).toEqual(['math']);
  expect(trendsOf([])).toEqual([]);
});
