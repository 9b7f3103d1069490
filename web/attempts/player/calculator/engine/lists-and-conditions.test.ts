import { describe, expect, test } from 'vitest';
import { evaluateRows } from './evaluate-rows.ts';
import { formatNumber } from './format-number.ts';
import type { Outcome } from './outcome.ts';

const last = (...texts: string[]): Outcome =>
  evaluateRows(
    texts.map((text, i) => ({ kind: 'expression', id: String(i), text })),
    'radians',
  ).at(-1)!;

/** What the last line shows: its value, its list, or the code of its problem. */
const shown = (...texts: string[]): string => {
  const { value, values, problem } = last(...texts);
  if (values) return values.map((each) => formatNumber(each)).join(' ');
  return value === undefined ? (problem?.code ?? 'nothing') : formatNumber(value);
};

const curve = (text: string): ((t: number) => number) => {
  const { plot } = last(text);
  if (plot?.kind !== 'curve') throw new Error(`${text} is ${plot?.kind}`);
  return plot.at;
};

describe('lists', () => {
  test.each([
    ['[1,2,3,4]', '1 2 3 4'],
    ['[1,2,3]^2+1', '2 5 10'],
    ['10/[1,2,5]', '10 5 2'],
    ['[1,2,3]+[10,20]', '11 22'],
    ['√([1,4,9])', '1 2 3'],
    ['-[1,2]', '-1 -2'],
    ['[1...5]', '1 2 3 4 5'],
    ['[1,3...9]', '1 3 5 7 9'],
    ['[5,4...1]', '5 4 3 2 1'],
    ['[0, 2…6]', '0 2 4 6'],
    ['total([1,2,3])', '6'],
    ['mean([2,4,9])', '5'],
    ['median([9,1,4])', '4'],
    ['max([3,8,5])−min(3,8,5)', '5'],
    ['stdev([1,2,3,4])', '1.290994449'],
    ['length([1...20])', '20'],
    ['2[3+4]', '14'],
    ['[(1+2)*3]', '9'],
    ['[1,2', '1 2'],
    ['[1,', 'unfinished'],
    ['[1,2,3)', 'extraParenthesis'],
    ['[1...100000]', 'tooComplex'],
    ['[1...0.5]', 'notUnderstood'],
    ['1,2', 'decimalComma'],
    ['[1,2]!', '1 2'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('a name can stand for a list, wherever it is defined', () => {
    expect(shown('L=[1,2,3]')).toBe('1 2 3');
    expect(shown('L=[1,2,3]', 'mean(L)+1')).toBe('3');
    expect(shown('M=2L', 'L=[1,2,3]', 'M-1')).toBe('1 3 5');
    expect(shown('f(t)=t^2', 'f([1,2,3])')).toBe('1 4 9');
    expect(shown('L=[1,2]', 'y=Lx')).toBe('columnAsNumber');
    expect(shown('y=[1,2]x')).toBe('listAsNumber');
    expect(shown('L=[L,1]')).toBe('circular');
  });

  test('lists of coordinates are points', () => {
    const points = [
      { x: 1, y: 1 },
      { x: 2, y: 4 },
    ];
    expect(last('L=[1,2]', '(L, L^2)').plot).toEqual({ kind: 'points', points });
    expect(last('[(1,1),(2,4)]').plot).toEqual({ kind: 'points', points });
  });

  test('a long chain of names takes no time', () => {
    const names = [...'abcdfghijklmnopqrstuvwz'];
    const lines = names.map(
      (name, i) => `${name}=${i === 0 ? '1' : `${names[i - 1]}+${names[i - 1]}`}`,
    );
    expect(shown(...lines, 'z')).toBe(String(2 ** (names.length - 1)));
  });
});

describe('restrictions and pieces', () => {
  test('a restriction bounds a curve', () => {
    const at = curve('y=x^2{x>0}');
    expect([at(2), at(-2), at(0)]).toEqual([4, Number.NaN, Number.NaN]);
    const between = curve('y=2x+1 {-1≤x<3}');
    expect([between(-1), between(3), between(0)]).toEqual([-1, Number.NaN, 1]);
    expect(curve('f(x)=x+1{x=2}')(2)).toBe(3);
  });

  test('an upright segment is a curve along y', () => {
    const { plot } = last('x=2{0<y<5}');
    expect(plot).toMatchObject({ kind: 'curve', along: 'y' });
    expect(curve('x=2{0<y<5}')(1)).toBe(2);
    expect(curve('x=2{0<y<5}')(6)).toBeNaN();
  });

  test('a curve can be restricted by its height, and an inequality by x', () => {
    const { plot } = last('y=x^2{y<4}');
    if (plot?.kind !== 'implicit') throw new Error('no plot');
    expect(plot.at(1, 1)).toBe(0);
    expect(plot.at(3, 9)).toBeNaN();
    expect(last('y>x{x>0}').plot?.kind).toBe('region');
  });

  test('pieces take the first condition that holds', () => {
    const at = curve('y={x<0:-x, 0≤x<2:x^2, 7}');
    expect([at(-3), at(1), at(5)]).toEqual([3, 1, 7]);
    const open = curve('f(x)={x<0: 1, x>=1: 2}');
    expect([open(-1), open(0.5), open(1)]).toEqual([1, Number.NaN, 2]);
  });

  test.each([
    ['{1<2: 5, 6}', '5'],
    ['{3<2: 5, 6}', '6'],
    ['{1=1: 3', '3'],
    ['{x>', 'unfinished'],
    ['{5: 3}', 'notUnderstood'],
    ['{', 'unfinished'],
    ['2}', 'extraParenthesis'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('sums', () => {
  test.each([
    ['∑(n=1,5,n^2)', '55'],
    ['sum(k=0, 3, 2^k)', '15'],
    ['sum([1,2,3])', '6'],
    ['sum(1,2,3)', '6'],
    ['∑(i=1,3,∑(j=1,i,j))', '10'],
    ['∑(n=5,1,n)', '0'],
    ['∑(n=1,1000,n)', '500500'],
    ['∑(n=1,10^9,n)', 'tooComplex'],
    ['∑(n=1', 'unfinished'],
    ['∑', 'unfinished'],
    ['∑(x=1,3,x)', 'reservedName'],
    ['∑(n=1,3,n,4)', 'wrongCount'],
    ['∑(n=0.5,3,n)', 'NaN'],
    ['2∑(n=1,3,n)+1', '13'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('a sum can be drawn and uses other lines', () => {
    expect(curve('y=∑(n=1,3,x^n)')(2)).toBe(14);
    expect(shown('a=3', '∑(n=1,a,n)')).toBe('6');
    expect(shown('∑(n=1,3,bn)')).toBe('unknownName');
    expect(last('∑(n=1,3,bn)').undefinedNames).toEqual(['b']);
  });
});

describe('scientific notation', () => {
  test.each([
    ['1e3', '1000'],
    ['2.5e2+1', '251'],
    ['1E−3', '0.001'],
    ['1E-3', '0.001'],
    ['2e', '5.436563657'],
    ['2e+1', '6.436563657'],
    ['6.02e23', '6.02·10^23'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
