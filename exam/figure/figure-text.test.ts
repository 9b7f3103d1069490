import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, numberedTicks } from './plane/axis-ticks.ts';
import { decimalsOf, formatNumber } from './svg/format-number.ts';
import { mathLabel, mathRuns } from './svg/math-label.ts';
import { textWidth, wrapText } from './svg/text-width.ts';

const values = (axis: Parameters<typeof axisTicks>[0]): number[] =>
  axisTicks(axis).map(({ value }) => value);

const italicRuns = (text: string): string[] =>
  mathRuns(text).flatMap((run) => (run.italic ? [run.text] : []));

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [-3, '−3'],
    [0.1 + 0.2, '0.3'],
    [12_500, '12,500'],
    [-1_234_567.5, '−1,234,567.5'],
  ])('formats %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('keeps the requested number of decimals, except for zero', () => {
    expect(formatNumber(1, { decimals: 2 })).toBe('1.00');
    expect(formatNumber(0, { decimals: 2 })).toBe('0');
    expect(formatNumber(2010, { grouped: false })).toBe('2010');
  });

  it('counts the decimals of a number', () => {
    expect([5, 0.25, 1e-9].map(decimalsOf)).toEqual([0, 2, 0]);
  });
});

describe('the ticks of an axis', () => {
  it('ticks are at multiples of the step if zero is on the axis, otherwise they count from its start', () => {
    expect(values({ min: -3, max: 5, step: 2 })).toEqual([-2, 0, 2, 4]);
    expect(values({ min: 1990, max: 2000, step: 4 })).toEqual([1990, 1994, 1998]);
    expect(values({ min: 0, max: 0.3, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('numbers every nth tick, and fewer if there is no room', () => {
    const axis = { min: 0, max: 10, step: 1, every: 2 };
    const labels = (pixels: number): string[] =>
      numberedTicks(axis, pixels, () => 20).map(({ text }) => text);
    expect(labels(10)).toEqual(['0', '2', '4', '6', '8', '10']);
    expect(labels(5)).toEqual(['0', '4', '8']);
    expect(labels(0.01)).toEqual(['0']);
  });

  it('gives all ticks the same number of decimals', () => {
    const ticks = numberedTicks({ min: 0, max: 1, step: 0.25 }, 99, () => 1);
    expect(ticks.map(({ text }) => text)).toEqual(['0', '0.25', '0.50', '0.75', '1.00']);
  });
});

describe('mathRuns', () => {
  it.each([
    ['2x + 3', ['x']],
    ['x°', ['x']],
    ["A'", ["A'"]],
    ['5 m', []],
    ['12 cm', []],
    ['sin θ', ['θ']],
    ['Plan A', []],
  ])('prints %s with %j in italics', (text, letters) => {
    expect(italicRuns(text)).toEqual(letters);
  });

  it('replaces a hyphen by a minus sign in mathematics only', () => {
    expect(mathLabel('(3, -4)')).toBe('(3, −4)');
    expect(mathLabel('semi-major')).toBe('semi-major');
  });
});

describe('wrapText', () => {
  it('loses no letter, and makes no line too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const lines = wrapText(text, 60, 14);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines.filter((each) => [...each].length > 1)) {
          expect(textWidth(line, 14)).toBeLessThanOrEqual(60);
        }
      }),
    );
  });
});
