import { percentileTable } from './percentile-table.ts';

/** Percentile ranks as text, because the table contains `99+` and `1-`. */
export interface Percentile {
  /** Among students who took the test; the main one on screens. */
  user: string;
  /** Among all students of that age in the United States; shown next to it. */
  national: string;
}

type Scale = keyof typeof percentileTable;

const highest: Record<Scale, number> = { total: 1600, rw: 800, math: 800 };

function read(scale: Scale): Map<number, Percentile> {
  const cells = percentileTable[scale].split(',').map((cell) => cell.trim().split(' '));
  return new Map(
    cells.map(([national = '', user = ''], index) => [
      highest[scale] - 10 * index,
      { user, national },
    ]),
  );
}

const tables = { total: read('total'), rw: read('rw'), math: read('math') };

/** The percentiles of the two ends of a range. */
export interface PercentileRange {
  low: Percentile;
  high: Percentile;
}

/** The share of students at or below a score; undefined for a value that is not on the scale. */
export const percentile = (scale: Scale, score: number): Percentile | undefined =>
  tables[scale].get(score);

/** A score is uncertain, and so is its percentile. */
export function percentileRange(
  scale: Scale,
  range: { low: number; high: number },
): PercentileRange | undefined {
  const [low, high] = [percentile(scale, range.low), percentile(scale, range.high)];
  return low && high && { low, high };
}
