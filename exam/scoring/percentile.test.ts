import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { percentile, percentileRange } from './percentile.ts';

const published = readFileSync(join(import.meta.dirname, '../testing/percentiles.csv'), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','));

describe('percentiles', () => {
  it('every percentile equals that of the published table', () => {
    expect(published).toHaveLength(121 + 61 + 61);
    for (const [scale, score, national, user] of published) {
      const found = percentile(scale as 'total', Number(score));
      expect({ scale, score, ...found }).toEqual({ scale, score, national, user });
    }
  });

  it('gives the percentiles of both ends of a range', () => {
    const range = percentileRange('total', { low: 1040, high: 1160 });
    expect(range).toEqual({ low: percentile('total', 1040), high: percentile('total', 1160) });
    expect(range!.low.user).not.toBe(range!.high.user);
    expect(percentileRange('rw', { low: 750, high: 810 })).toBeUndefined();
  });

  it('a value that is not a score has no percentile', () => {
    expect(percentile('total', 1605)).toBeUndefined();
    expect(percentile('rw', 810)).toBeUndefined();
    expect(percentile('math', 190)).toBeUndefined();
  });
});
