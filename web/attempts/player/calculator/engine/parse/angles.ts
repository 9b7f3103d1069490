export type AngleUnit = 'degrees' | 'radians';

const perDegree = Math.PI / 180;

/** Rounds values near 0: sin π is 1.2e-16 in floating point, but a student expects 0. */
const snapToZero = (value: number, size: number): number =>
  Math.abs(value) < 1e-15 * Math.max(1, Math.abs(size)) ? 0 : value;

const sinRadians = (x: number): number => snapToZero(Math.sin(x), x);
const cosRadians = (x: number): number => snapToZero(Math.cos(x), x);

/** Exact at the multiples of 30° that have rational values. */
function sinDegrees(degrees: number): number {
  const turn = degrees % 360;
  const d = turn < 0 ? turn + 360 : turn;
  if (d % 180 === 0) return 0;
  if (d === 90) return 1;
  if (d === 270) return -1;
  if (d === 30 || d === 150) return 0.5;
  if (d === 210 || d === 330) return -0.5;
  return Math.sin(d * perDegree);
}

const cosDegrees = (degrees: number): number => sinDegrees(degrees + 90);

function tanOf(sin: number, cos: number): number {
  return cos === 0 ? Number.NaN : sin / cos;
}

const tanDegrees = (d: number): number =>
  d % 45 === 0 && d % 90 !== 0
    ? Math.sign(Math.tan(d * perDegree))
    : tanOf(sinDegrees(d), cosDegrees(d));

type UnaryFunction = (x: number) => number;

const forward: Record<AngleUnit, Record<'sin' | 'cos' | 'tan', UnaryFunction>> = {
  radians: {
    sin: sinRadians,
    cos: cosRadians,
    tan: (x) => (cosRadians(x) === 0 ? Number.NaN : snapToZero(Math.tan(x), x)),
  },
  degrees: { sin: sinDegrees, cos: cosDegrees, tan: tanDegrees },
};

/** The six trigonometric functions and three inverses, in the given unit. */
export function trigonometry(unit: AngleUnit): Record<string, UnaryFunction> {
  const { sin, cos, tan } = forward[unit];
  const back = unit === 'degrees' ? 1 / perDegree : 1;
  // The conversion leaves rounding errors in the last digits: asin(0.5) must be 30, not 30.000000000000004.
  const angle = (radians: number): number =>
    unit === 'degrees' ? Number((radians * back).toPrecision(15)) : radians;
  return {
    sin,
    cos,
    tan,
    csc: (x) => 1 / sin(x),
    sec: (x) => 1 / cos(x),
    cot: (x) => tanOf(cos(x), sin(x)),
    asin: (x) => angle(Math.asin(x)),
    acos: (x) => angle(Math.acos(x)),
    atan: (x) => angle(Math.atan(x)),
  };
}

/** The functions that `sin⁻¹` and the like mean. */
export const inverseOf: Record<string, string> = { sin: 'asin', cos: 'acos', tan: 'atan' };
