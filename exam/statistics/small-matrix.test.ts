import { describe, expect, it } from 'vitest';
import { invert, solve } from './small-matrix.ts';

describe('small linear systems', () => {
  it('solves equations in any order', () => {
    const matrix = [
      [0, 2, 1],
      [1, 1, 0],
      [3, 0, 1],
    ];
    const solution = solve(matrix, [7, 3, 6])!;
    for (const [row, value] of [7, 3, 6].entries()) {
      const sum = matrix[row]!.reduce((total, cell, index) => total + cell * solution[index]!, 0);
      expect(sum).toBeCloseTo(value, 10);
    }
  });

  it('returns undefined for a singular matrix', () => {
    const flat = [
      [1, 2],
      [2, 4],
    ];
    expect(solve(flat, [1, 2])).toBeUndefined();
    expect(invert(flat)).toBeUndefined();
    expect(solve([[Number.NaN]], [1])).toBeUndefined();
  });

  it('inverts a matrix', () => {
    const inverse = invert([
      [4, 1],
      [1, 3],
    ])!;
    expect(inverse.flat().map((cell) => Math.round(cell * 11))).toEqual([3, -1, -1, 4]);
  });
});
