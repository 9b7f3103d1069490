import { complain, type Complaint } from '../item/lint-rules.ts';
import type { Axis, Figure } from './figure.ts';

const shortestAlt = 30;

function axisProblems(name: string, { min, max, step }: Axis): string[] {
  if (min >= max) return [`the ${name} axis ends before it begins`];
  return (max - min) / step > 40 ? [`the ${name} axis has more than 40 steps`] : [];
}

const isOutside = (value: number, { min, max }: Axis): boolean => value < min || value > max;

function outsideProblems(name: string, values: number[], axis: Axis): string[] {
  return values.some((value) => isOutside(value, axis))
    ? [`a value lies outside the ${name} axis`]
    : [];
}

function chartProblems(figure: Extract<Figure, { kind: 'bar-chart' | 'line-chart' }>): string[] {
  const values = figure.series.flatMap((series) => series.values);
  return [
    ...(figure.series.some((series) => series.values.length !== figure.categories.length)
      ? ['a series needs one value for each category']
      : []),
    ...axisProblems('y', figure.y),
    ...outsideProblems('y', values, figure.y),
  ];
}

function geometryProblems(figure: Extract<Figure, { kind: 'geometry' }>): string[] {
  const used = [
    ...figure.segments.flatMap(({ from, to }) => [from, to]),
    ...(figure.polygons ?? []).flat(),
    ...(figure.circles ?? []).map(({ center }) => center),
    ...(figure.ellipses ?? []).map(({ center }) => center),
    ...(figure.angles ?? []).flatMap(({ at, from, to }) => [at, from, to]),
    ...(figure.hidden ?? []),
  ];
  const unknown = used.filter((name) => !(name in figure.points));
  return [...new Set(unknown)].map((name) => `there is no point ${name}`);
}

function problems(figure: Figure): string[] {
  switch (figure.kind) {
    case 'table':
      return figure.rows.some((row) => row.length !== figure.columns.length)
        ? ['a row needs one cell for each column']
        : [];
    case 'bar-chart':
    case 'line-chart':
      return chartProblems(figure);
    case 'histogram':
      return [...axisProblems('y', figure.y), ...outsideProblems('y', figure.counts, figure.y)];
    case 'dot-plot':
      return [
        ...axisProblems('x', figure.x),
        ...outsideProblems(
          'x',
          figure.dots.map(({ value }) => value),
          figure.x,
        ),
      ];
    case 'box-plot': {
      const isOrdered = figure.plots.every(
        ({ min, q1, median, q3, max }) => min <= q1 && q1 <= median && median <= q3 && q3 <= max,
      );
      return [
        ...axisProblems('x', figure.x),
        ...(isOrdered ? [] : ['a box is out of order']),
        ...outsideProblems(
          'x',
          figure.plots.flatMap(({ min, max }) => [min, max]),
          figure.x,
        ),
      ];
    }
    case 'scatterplot':
      return [
        ...axisProblems('x', figure.x),
        ...axisProblems('y', figure.y),
        ...outsideProblems(
          'x',
          figure.points.map(([x]) => x),
          figure.x,
        ),
        ...outsideProblems(
          'y',
          figure.points.map(([, y]) => y),
          figure.y,
        ),
      ];
    case 'plane':
      return [
        ...axisProblems('x', figure.x),
        ...axisProblems('y', figure.y),
        ...(figure.curves.length + figure.points.length === 0 ? ['there is nothing on it'] : []),
        ...(figure.points.some(({ at: [x, y] }) => isOutside(x, figure.x) || isOutside(y, figure.y))
          ? ['a point lies outside its window']
          : []),
      ];
    case 'geometry':
      return geometryProblems(figure);
  }
}

export function lintFigure(figure: Figure): Complaint[] {
  const { id, alt, title } = figure;
  const isAltPoor = alt.length < shortestAlt || alt === title;
  return [
    ...(isAltPoor ? [complain('figure-alt', { id })] : []),
    ...problems(figure).map((problem) => complain('figure-shape', { id, problem })),
  ];
}
