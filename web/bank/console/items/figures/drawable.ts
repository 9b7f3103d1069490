import type { Figure } from '@bac/exam/figure/figure.ts';
import type { DraftFigure, FigureKind } from './figure-parts.ts';

/**
 * Decides whether a figure being edited can be drawn. The server says what is wrong with it; here the drawing must not
 * break while a number is missing. The schema itself can't be used: it would bring zod to the browser.
 */

type Test = (value: unknown) => boolean;

const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isText: Test = (value) => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test, minLength = 0): Test =>
  (value) =>
    Array.isArray(value) && value.length >= minLength && value.every(test);
const has =
  (tests: Record<string, Test>): Test =>
  (value) =>
    isRecord(value) && Object.entries(tests).every(([name, test]) => test(value[name]));
const all =
  (...tests: Test[]): Test =>
  (value) =>
    tests.every((test) => test(value));

const isPoint: Test = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isPositive: Test = (value) => isNumber(value) && (value as number) > 0;

const isAxis: Test = (value) =>
  has({
    min: isNumber,
    max: isNumber,
    step: isPositive,
    every: optional(isPositive),
    label: optional(isText),
  })(value) && (value as { min: number }).min < (value as { max: number }).max;

const maxSteps = 200;

const isSeries: Test = (value) =>
  isRecord(value) &&
  listOf(has({ name: isText, values: listOf(isNumber, 1) }), 1)(value['series']) &&
  (value['series'] as { values: number[] }[]).every(
    ({ values }) => values.length === (value['categories'] as unknown[]).length,
  );

const chart = all(
  has({ xLabel: optional(isText), y: isAxis, categories: listOf(isText, 2) }),
  isSeries,
);

const curveTests: Record<string, Test> = {
  line: has({ through: (value) => listOf(isPoint, 2)(value) }),
  polynomial: has({ coefficients: listOf(isNumber, 1) }),
  exponential: has({ factor: isNumber, base: isPositive, shift: optional(isNumber) }),
  absolute: has({ factor: isNumber, h: isNumber, k: isNumber }),
  root: has({ factor: isNumber, h: isNumber, k: isNumber }),
  circle: has({ center: isPoint, radius: isPositive }),
  path: has({ points: listOf(isPoint, 2) }),
};

/** Looks up own properties only: every object inherits a `constructor`. */
const testNamed = (table: Record<string, Test>, name: unknown): Test | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

const isCurve: Test = (value) =>
  isRecord(value) &&
  (testNamed(curveTests, value['kind'])?.(value) ?? false) &&
  has({ from: optional(isNumber), to: optional(isNumber), label: optional(isText) })(value);

/** Checks that every name is one of the points. */
const isGeometry: Test = (value) => {
  if (!isRecord(value) || !isRecord(value['points'])) return false;
  const points = value['points'];
  const isName: Test = (name) => isText(name) && Object.hasOwn(points, name as string);
  return (
    Object.keys(points).length > 0 &&
    Object.values(points).every(isPoint) &&
    has({
      segments: optional(listOf(has({ from: isName, to: isName }))),
      polygons: optional(listOf(listOf(isName, 3))),
      circles: optional(listOf(has({ center: isName, radius: isPositive }))),
      ellipses: optional(listOf(has({ center: isName, rx: isPositive, ry: isPositive }))),
      angles: optional(listOf(has({ at: isName, from: isName, to: isName }))),
    })(value)
  );
};

const tests: Record<FigureKind, Test> = {
  table: has({ columns: listOf(isText, 2), rows: listOf(listOf(isText), 1) }),
  'bar-chart': chart,
  'line-chart': chart,
  histogram: has({
    xLabel: isText,
    y: isAxis,
    from: isNumber,
    width: isPositive,
    counts: listOf(isNumber, 2),
  }),
  'dot-plot': has({ x: isAxis, dots: listOf(has({ value: isNumber, count: isNumber }), 2) }),
  'box-plot': has({
    x: isAxis,
    plots: listOf(
      has({
        name: isText,
        min: isNumber,
        q1: isNumber,
        median: isNumber,
        q3: isNumber,
        max: isNumber,
      }),
      1,
    ),
  }),
  scatterplot: has({
    x: isAxis,
    y: isAxis,
    points: listOf(isPoint, 3),
    fit: optional(has({ slope: isNumber, intercept: isNumber })),
  }),
  plane: has({
    x: isAxis,
    y: isAxis,
    curves: optional(listOf(isCurve)),
    points: optional(listOf(has({ at: isPoint, label: optional(isText) }))),
  }),
  geometry: isGeometry,
};

/** An axis of a million steps would block the page. */
const hasFewSteps = (figure: DraftFigure): boolean =>
  ['x', 'y'].every((name) => {
    const found = figure[name];
    if (!isAxis(found)) return true;
    const { min, max, step } = found as { min: number; max: number; step: number };
    return (max - min) / step <= maxSteps;
  });

/** Fills in the defaults of the schema. */
const withDefaults = (figure: DraftFigure): DraftFigure =>
  figure['kind'] === 'plane'
    ? { curves: [], points: [], ...figure }
    : figure['kind'] === 'geometry'
      ? { segments: [], ...figure }
      : figure;

const cache = new WeakMap<DraftFigure, Figure>();

export function drawableFigure(figure: DraftFigure): Figure | undefined {
  const test = testNamed(tests, figure['kind']);
  const isNamed = has({ id: isText, alt: isText, title: optional(isText) })(figure);
  if (!isNamed || !test?.(figure) || !hasFewSteps(figure)) return undefined;
  // Returns the same object each time: a drawing is cached by the figure it was made from.
  const drawable = cache.get(figure) ?? (withDefaults(figure) as unknown as Figure);
  cache.set(figure, drawable);
  return drawable;
}
