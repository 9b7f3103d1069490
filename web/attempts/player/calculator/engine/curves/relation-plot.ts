import { affinePart } from './affine-part.ts';
import type { Compiled } from '../parse/compile-expression.ts';
import { bare, namesIn, type Expression } from '../parse/expression.ts';
import type { Condition, Curve, Inequality, Plot } from './plot.ts';

export type Compile = (expression: Expression, variables: readonly string[]) => Compiled;

const plane = ['x', 'y'] as const;

const minus = (left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator: '-',
  left,
  right,
});

const ofOne = (compiled: Compiled): Curve['at'] => {
  const { run } = compiled;
  return (t) => run(t, Number.NaN);
};

/** The side opposite a lone y (or x), if that side does not contain it. */
function solvedFor(name: 'x' | 'y', sides: Expression[]): Expression | undefined {
  const [left, right] = [bare(sides[0]!), bare(sides[1]!)];
  if (left.kind === 'name' && left.name === name && !namesIn(right).has(name)) return right;
  if (right.kind === 'name' && right.name === name && !namesIn(left).has(name)) return left;
  return undefined;
}

const other = { x: 'y', y: 'x' } as const;

/** The relation as y = … or x = …, if it has this form or y (or x) has only a constant factor. */
function asCurve(sides: Expression[], compile: Compile): (Curve & { slope: number }) | undefined {
  const difference = minus(sides[0]!, sides[1]!);
  for (const name of ['y', 'x'] as const) {
    const along = other[name];
    const plain = solvedFor(name, sides);
    const part = affinePart(difference, name);
    if (!part) continue;
    const slope = compile(part.slope, plane).constant;
    if (slope === undefined || slope === 0 || !Number.isFinite(slope)) continue;
    if (plain) return { along, at: ofOne(compile(plain, [along])), slope };
    const rest = ofOne(compile(part.rest, [along]));
    return { along, at: (t) => -rest(t) / slope, slope };
  }
  return undefined;
}

/** The plot of an equation with x, y or both. */
export function equationPlot(sides: Expression[], compile: Compile): Plot {
  const names = new Set(sides.flatMap((side) => [...namesIn(side)]));
  const difference = minus(sides[0]!, sides[1]!);
  // 2x + 3 = 7 is an equation to solve for x; only x = 2 itself is a line.
  const isSolved = solvedFor('x', sides) ?? solvedFor('y', sides);
  const curve = isSolved || names.has('x') === names.has('y') ? asCurve(sides, compile) : undefined;
  if (curve) return { kind: 'curve', along: curve.along, at: curve.at };
  if (!names.has('y')) {
    return { kind: 'solutions', axis: 'x', at: ofOne(compile(difference, ['x'])) };
  }
  if (!names.has('x')) {
    return { kind: 'solutions', axis: 'y', at: ofOne(compile(difference, ['y'])) };
  }
  return { kind: 'implicit', at: compile(difference, plane).run };
}

/** The plot of inequalities. A chain such as 1 < x ≤ 3 is two conditions. */
export function regionPlot(sides: Expression[], signs: Inequality[], compile: Compile): Plot {
  const conditions = signs.map((sign, i): Condition => {
    const pair = [sides[i]!, sides[i + 1]!];
    const at = compile(minus(pair[0]!, pair[1]!), plane).run;
    const base = { at, isAtLeast: sign.startsWith('>'), isStrict: !sign.endsWith('=') };
    const curve = asCurve(pair, compile);
    return curve ? { ...base, edge: { along: curve.along, at: curve.at } } : base;
  });
  return { kind: 'region', conditions };
}
