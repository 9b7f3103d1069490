import type { Curve, Figure, FigureOf } from '../figure.ts';
import { formatNumber } from '../svg/format-number.ts';
import { describeGeometry } from '../geometry/describe-geometry.ts';
import { describePlane } from '../plane/describe-plane.ts';
import { formatAxisNumber, formatApproximately } from '../plane/read-off.ts';
import { readablePoints } from '../plane/readable-points.ts';

/** A figure as a table, for readers who cannot see it. It says nothing that a sighted student could not read off the picture. */
export interface DataTable {
  caption?: string;
  columns: string[];
  rows: string[][];
}

interface Body {
  columns: string[];
  rows: string[][];
  /** What the numbers measure, if no column heading says it. */
  measure?: string | undefined;
}

const partColumns = ['Part', 'Details'];

function chart({ categories, series, xLabel, y }: FigureOf<'bar-chart' | 'line-chart'>): Body {
  const names = series.map(({ name }) => name);
  // A single series has no legend; only the axis names it.
  const isSingle = names.length === 1;
  return {
    columns: [xLabel ?? 'Category', ...(isSingle ? names.map((name) => y.label ?? name) : names)],
    rows: categories.map((category, index) => [
      category,
      ...series.map(({ values }) => formatNumber(values[index] ?? 0)),
    ]),
    measure: isSingle ? undefined : y.label,
  };
}

function histogram({ xLabel, y, from, width, counts }: FigureOf<'histogram'>): Body {
  const edge = (index: number): string => formatNumber(from + index * width);
  return {
    columns: [xLabel, y.label ?? 'Height of bar'],
    rows: counts.map((count, index) => [
      `${edge(index)} to ${edge(index + 1)}`,
      formatNumber(count),
    ]),
  };
}

function dotPlot({ x, dots }: FigureOf<'dot-plot'>): Body {
  return {
    columns: [x.label ?? 'Value', 'Dots'],
    rows: dots.map(({ value, count }) => [formatAxisNumber(value, x), String(count)]),
  };
}

function boxPlot({ x, plots }: FigureOf<'box-plot'>): Body {
  return {
    columns: ['Group', 'Minimum', 'First quartile', 'Median', 'Third quartile', 'Maximum'],
    rows: plots.map(({ name, min, q1, median, q3, max }) => [
      name,
      ...[min, q1, median, q3, max].map((value) => formatAxisNumber(value, x)),
    ]),
    measure: x.label,
  };
}

function scatterplot({ x, y, points, fit }: FigureOf<'scatterplot'>): Body {
  const columns = [x.label ?? 'x', y.label ?? 'y'];
  const row = ([across, up]: [number, number]): string[] => [
    formatAxisNumber(across, x),
    formatAxisNumber(up, y),
  ];
  const rows = points.toSorted(([one], [other]) => one - other).map(row);
  if (!fit) return { columns, rows };
  const line: Curve = { kind: 'polynomial', coefficients: [fit.intercept, fit.slope] };
  const onLine = readablePoints(line, { x, y }).map(([across, up]) => [
    formatApproximately(across, x),
    formatApproximately(up, y),
  ]);
  return {
    columns: [...columns, 'Shown as'],
    rows: [
      ...rows.map((cells) => [...cells, 'data point']),
      ...onLine.map((cells) => [...cells, 'on the line of best fit']),
    ],
  };
}

function body(figure: Figure): Body {
  switch (figure.kind) {
    case 'table':
      return { columns: figure.columns, rows: figure.rows };
    case 'bar-chart':
    case 'line-chart':
      return chart(figure);
    case 'histogram':
      return histogram(figure);
    case 'dot-plot':
      return dotPlot(figure);
    case 'box-plot':
      return boxPlot(figure);
    case 'scatterplot':
      return scatterplot(figure);
    case 'plane':
      return { columns: partColumns, rows: describePlane(figure) };
    case 'geometry':
      return { columns: partColumns, rows: describeGeometry(figure) };
  }
}

export function dataTable(figure: Figure): DataTable {
  const { columns, rows, measure } = body(figure);
  const caption = [figure.title, measure].filter((part) => part !== undefined).join(': ');
  return { ...(caption !== '' && { caption }), columns, rows };
}
