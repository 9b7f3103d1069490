import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AngleUnit } from './parse/angles.ts';
import type { Entry } from './parse/entry.ts';
import { evaluateRows } from './evaluate-rows.ts';
import { formatNumber } from './format-number.ts';
import type { Outcome } from './outcome.ts';

const entries = (...texts: string[]): Entry[] =>
  texts.map((text, i) => ({ kind: 'expression', id: String(i), text }));

const last = (...texts: string[]): Outcome => evaluateRows(entries(...texts), 'radians').at(-1)!;

const evaluated = (text: string, unit: AngleUnit = 'radians'): string => {
  const { value, problem } = evaluateRows(entries(text), unit)[0]!;
  return value === undefined ? (problem?.code ?? 'nothing') : formatNumber(value);
};

const table = (points: [number, number][]): Entry => ({
  kind: 'table',
  id: 't',
  number: 1,
  cells: points.map(([x, y]) => ({ x: String(x), y: String(y) })),
});

const kind = (text: string): string | undefined => last(text).plot?.kind;

/** Evaluates a plot of any kind somewhere. */
const evaluatePlot = ({ plot }: Outcome): unknown => {
  if (plot?.kind === 'implicit') return plot.at(-2, 1e9);
  return plot?.kind === 'curve' || plot?.kind === 'solutions' ? plot.at(1.5) : 0;
};

const fit = (points: [number, number][], text: string) =>
  evaluateRows([table(points), ...entries(text)], 'radians')[1]!;

describe('evaluation', () => {
  test.each([
    ['2 · 3.5² − 14 · 3.5 + 21', '-3.5'],
    ['1+2*3', '7'],
    ['7/2', '3.5'],
    ['-1/2', '-0.5'],
    ['2^2/8', '0.5'],
    ['5!/3!', '20'],
    ['-3^2/2/3', '-1.5'],
    ['2^3^2', '512'],
    ['-2^2', '-4'],
    ['(-8)^(1/3)', '-2'],
    ['2(3+4)', '14'],
    ['(1+2)(3+4)', '21'],
    ['√16', '4'],
    ['√(9+16)', '5'],
    ['∛27', '3'],
    ['root(4, 81)', '3'],
    ['2√9', '6'],
    ['|-3|', '3'],
    ['2|-3|', '6'],
    ['|2-|3-9||', '4'],
    ['5!', '120'],
    ['3!!', '720'],
    ['nCr(5,2)', '10'],
    ['nPr(5,2)', '20'],
    ['ln(e^2)', '2'],
    ['log(1000)', '3'],
    ['log_2(8)', '3'],
    ['log2(8)', '3'],
    ['log(8, 2)', '3'],
    ['log₃(81)', '4'],
    ['log 100', '2'],
    ['20%', '0.2'],
    ['20% of 50', '10'],
    ['50(1+20%)', '60'],
    ['π', '3.141592654'],
    ['2pi', '6.283185307'],
    ['sin(π)', '0'],
    ['cos π', '-1'],
    ['sin^2(1)+cos²(1)', '1'],
    ['sin⁻¹(1)', '1.570796327'],
    ['sin^-1(1)', '1.570796327'],
    ['2e', '5.436563657'],
    ['.5+5.', '5.5'],
    ['(2+3', '5'],
    ['3×4÷6', '2'],
    ['1/3', '0.3333333333'],
    ['10^21', '1·10^21'],
    ['0.1+0.2', '0.3'],
    ['mean(1,2,6)', '3'],
    ['median(1,9,2,4)', '3'],
    ['max(2,7,3)', '7'],
    ['mod(-1,3)', '2'],
    ['gcd(12,18)', '6'],
    ['lcm(4,6)', '12'],
    ['round(2.345, 2)', '2.35'],
    ['12345678901', '12345678901'],
  ])('evaluates %s as %s', (text, value) => expect(evaluated(text)).toBe(value));

  test.each([
    ['sin 30', '0.5'],
    ['cos(60)', '0.5'],
    ['tan 45', '1'],
    ['sin(180)', '0'],
    ['cos 90', '0'],
    ['asin(0.5)', '30'],
    ['tan⁻¹(1)', '45'],
    ['arccos(0)', '90'],
  ])('evaluates %s in degrees as %s', (text, value) =>
    expect(evaluated(text, 'degrees')).toBe(value),
  );
});

describe('problems', () => {
  test.each([
    ['3,5', 'decimalComma'],
    ['3 1/2', 'twoNumbers'],
    ['2+', 'unfinished'],
    ['sin', 'unfinished'],
    ['2)', 'extraParenthesis'],
    ['2 $ 3', 'notUnderstood'],
    ['*3', 'notUnderstood'],
    ['k+1', 'unknownName'],
    ['y^2', 'needsRelation'],
    ['e=3', 'reservedName'],
    ['nCr(5)', 'wrongCount'],
    ['a=a+1', 'circular'],
    ['a=x+1', 'dependsOnX'],
    ['f(x)=f(x-1)', 'circular'],
    ['y1~m x1+b', 'needsColumns'],
    ['1'.repeat(400), 'tooLong'],
    ['constructor(1)', 'unknownName'],
    ['a.b', 'notUnderstood'],
    ['"a"', 'notUnderstood'],
    ['x=1=2', 'notUnderstood'],
  ])('%s: %s', (text, code) => expect(last(text).problem?.code).toBe(code));

  test('evaluates a value that does not exist to Infinity or NaN', () => {
    expect(last('1/0').value).toBe(Infinity);
    expect(last('√(-1)').value).toBeNaN();
    expect(last('tan(π/2)').value).toBeNaN();
  });

  test('lists undefined names that could become sliders', () => {
    expect(last('y = m x + b').undefinedNames).toEqual(['m', 'b']);
  });

  test('refuses two definitions of one name', () => {
    expect(last('a=1', 'a=2').problem).toEqual({ code: 'definedTwice', name: 'a' });
  });

  test('refuses circular definitions', () => {
    const [first, second] = evaluateRows(entries('f(x)=g(x)', 'g(x)=f(x)+1'), 'radians');
    expect([first!.problem?.code, second!.problem?.code]).toEqual(['circular', 'circular']);
  });

  test('refuses entries that would take a million steps per point', () => {
    const doubling = [...'abcdfghjkmnopqr'].map((name, i, all) =>
      i === 0 ? `${name}(x)=x` : `${name}(x)=${all[i - 1]}(x)+${all[i - 1]}(x+1)`,
    );
    expect(last(...doubling).problem?.code).toBe('tooComplex');
  });
});

describe('names', () => {
  test('names can be used above and below their definition', () => {
    expect(last('a=3', '2a').value).toBe(6);
    expect(evaluateRows(entries('2a', 'a=3'), 'radians')[0]!.value).toBe(6);
  });

  test('calls user functions, also inside each other', () => {
    expect(last('f(x)=x^2', 'f(2)').value).toBe(4);
    expect(last('f(t)=t+1', 'g(x)=f(2x)', 'g(f(3))').value).toBe(9);
    expect(last('h(a,b)=a-b', 'h(5,2)').value).toBe(3);
  });

  test('a name that is not a function multiplies the parentheses after it', () => {
    expect(last('a=3', 'a(2+1)').value).toBe(9);
  });

  test('a letter with a number is one name', () => {
    expect(last('a1=3', 'a_1+a₁').value).toBe(6);
  });

  test('ans is the value above', () => {
    expect(last('2+3', 'y=x', '10ans').value).toBe(50);
  });

  test('a slider can change a plain number only', () => {
    expect(last('a=-2')).toMatchObject({ value: -2, sliderName: 'a' });
    expect(last('a=1+1').sliderName).toBeUndefined();
  });
});

describe('kinds of plots', () => {
  test.each([
    ['y=2x+1', 'curve'],
    ['x^2', 'curve'],
    ['f(x)=x^3', 'curve'],
    ['x=7/2', 'curve'],
    ['2x+3y=6', 'curve'],
    ['x=y^2', 'curve'],
    ['x^2+y^2=9', 'implicit'],
    ['x y=1', 'implicit'],
    ['2x+3=7', 'solutions'],
    ['y^2=4', 'solutions'],
    ['y<2x', 'region'],
    ['1<x≤3', 'region'],
    ['x^2+y^2≥4', 'region'],
    ['(2,3)', 'points'],
    ['(1,2),(3,4)', 'points'],
    ['[(1,2),(3,4)]', 'points'],
  ])('%s: %s', (text, expected) => expect(kind(text)).toBe(expected));

  test('reads a line in x and y as a curve', () => {
    const { plot } = last('2x+3y=6');
    expect(plot?.kind === 'curve' && plot.along === 'x' && plot.at(3)).toBeCloseTo(0);
  });

  test('evaluates a statement about numbers to true or false', () => {
    expect(last('0.1+0.2=0.3').isTrue).toBe(true);
    expect(last('3<2').isTrue).toBe(false);
  });
});

describe('fits', () => {
  test('fits a line, with r²', () => {
    const { fit: found } = fit(
      [
        [1, 2],
        [2, 4],
        [3, 5],
        [4, 4],
        [5, 5],
      ],
      'y1 ~ m x1 + b',
    );
    expect(found?.parameters).toEqual([
      { name: 'm', value: 0.6 },
      { name: 'b', value: 2.2 },
    ]);
    expect(found?.rSquared).toBeCloseTo(0.6, 10);
  });

  test('fits a parabola exactly', () => {
    const { fit: found } = fit(
      [
        [0, 1],
        [1, 2],
        [2, 7],
        [3, 16],
      ],
      'y1 ~ a x1^2 + b x1 + c',
    );
    expect(found?.parameters.map(({ value }) => value)).toEqual([2, -1, 1]);
    expect(found?.rSquared).toBe(1);
  });

  test('fits exponential growth and decay', () => {
    const points = [0, 1, 2, 3, 4].map((x): [number, number] => [x, 3 * 1.5 ** x]);
    const { fit: found } = fit(points, 'y1 ~ a b^x1');
    expect(found?.parameters[0]!.value).toBeCloseTo(3, 6);
    expect(found?.parameters[1]!.value).toBeCloseTo(1.5, 6);
    const decay = [0, 10, 20, 30].map((x): [number, number] => [x, 800 * Math.exp(-0.05 * x)]);
    expect(fit(decay, 'y1 ~ a e^(k x1)').fit?.parameters[1]!.value).toBeCloseTo(-0.05, 6);
  });

  test('other entries can use the parameters of a fit', () => {
    const rows = [
      table([
        [0, 1],
        [1, 3],
      ]),
      ...entries('y1 ~ m x1 + b', '10m + b'),
    ];
    expect(evaluateRows(rows, 'radians')[2]!.value).toBeCloseTo(21);
  });

  test('a fit needs enough points', () => {
    expect(fit([[1, 2]], 'y1 ~ m x1 + b').problem?.code).toBe('tooFewPoints');
  });

  test('statistics accept columns', () => {
    expect(
      evaluateRows(
        [
          table([
            [1, 2],
            [3, 9],
          ]),
          ...entries('mean(y1)'),
        ],
        'radians',
      )[1]!.value,
    ).toBe(5.5);
  });

  test('lists the cells that are not numbers', () => {
    const cells = [{ x: '1/2', y: 'q' }];
    expect(
      evaluateRows([{ kind: 'table', id: 't', number: 1, cells }], 'radians')[0],
    ).toMatchObject({
      badCells: ['y0'],
    });
  });
});

describe('arbitrary input', () => {
  const parts =
    'x y a f f(x)= y= = < ≥ ~ ( ) , | ^ ! % √ 9 .5 99999 sin log nCr root ans π e + - * / ² y1 x1 mod \\ " { ;';
  const pieces = fc.constantFrom(' ', ...parts.split(' '));
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  test('never throws, and every curve can be evaluated anywhere', () => {
    const unit = fc.constantFrom<AngleUnit>('degrees', 'radians');
    const isFine = fc.property(fc.array(text, { maxLength: 5 }), unit, (texts, angle) =>
      evaluateRows(entries(...texts), angle).every(
        (outcome) => typeof evaluatePlot(outcome) === 'number',
      ),
    );
    expect(fc.check(isFine, { numRuns: 1_500 }).failed).toBe(false);
  });

  test('evaluates or refuses deep nesting and huge numbers at once', () => {
    for (const hostile of [
      '('.repeat(300),
      '-'.repeat(299) + '1',
      '9^'.repeat(140) + '9',
      '√'.repeat(299) + '2',
      '|'.repeat(300),
      '2!'.repeat(100),
      `170${'!'.repeat(200)}`,
      'nCr(10^15,5·10^14)',
      '9^9^9^9',
    ]) {
      expect(() => last(hostile)).not.toThrow();
    }
  });
});
