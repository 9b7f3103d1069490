import type { Figure } from '@bac/exam/figure/figure.ts';
import type messages from '../messages.en.json';

export type FigureKind = Figure['kind'];

export const figureKinds = [
  'table',
  'bar-chart',
  'line-chart',
  'histogram',
  'dot-plot',
  'box-plot',
  'scatterplot',
  'plane',
  'geometry',
] as const satisfies FigureKind[];

/** A figure being edited: any property may be missing. */
export type DraftFigure = Record<string, unknown>;

type FieldLabel = keyof (typeof messages)['figure']['field'];

export type Cell =
  | { type: 'text' | 'number' | 'flag'; path: string; label: FieldLabel; isOptional?: true }
  /** One of the points of a geometric figure. */
  | { type: 'point'; path: string; label: FieldLabel }
  | {
      type: 'choice';
      path: string;
      label: FieldLabel;
      options: readonly { value: string | number; label: FieldLabel }[];
    };

export type Part =
  | Cell
  | { type: 'axis'; path: string; label: FieldLabel }
  /** A list of like objects, each a row of cells. */
  | {
      type: 'rows';
      path: string;
      label: FieldLabel;
      cells: readonly Cell[];
      blank: unknown;
      maxRows: number;
    }
  | { type: 'table' }
  /** One row per category, one column per series. */
  | { type: 'chart' }
  /** The bars of a histogram with their intervals. */
  | { type: 'counts' }
  | { type: 'fit' }
  | { type: 'curves' }
  | { type: 'points' }
  | { type: 'polygons' };

const text = (path: string, label: FieldLabel): Cell => ({ type: 'text', path, label });
const optionalText = (path: string, label: FieldLabel): Cell => ({
  type: 'text',
  path,
  label,
  isOptional: true,
});
const number = (path: string, label: FieldLabel): Cell => ({ type: 'number', path, label });
const optionalNumber = (path: string, label: FieldLabel): Cell => ({
  type: 'number',
  path,
  label,
  isOptional: true,
});
const flag = (path: string, label: FieldLabel): Cell => ({ type: 'flag', path, label });
const point = (path: string, label: FieldLabel): Cell => ({ type: 'point', path, label });
const choice = (path: string, label: FieldLabel, values: readonly FieldLabel[]): Cell => ({
  type: 'choice',
  path,
  label,
  options: values.map((value) => ({ value, label: value })),
});
const axis = (path: 'x' | 'y'): Part => ({ type: 'axis', path, label: path });

const chart: readonly Part[] = [optionalText('xLabel', 'xLabel'), axis('y'), { type: 'chart' }];

/** The parts of the form for each kind, besides id, description and title. */
export const partsOf: Record<FigureKind, readonly Part[]> = {
  table: [{ type: 'table' }],
  'bar-chart': chart,
  'line-chart': chart,
  histogram: [
    text('xLabel', 'xLabel'),
    number('from', 'firstEdge'),
    number('width', 'barWidth'),
    axis('y'),
    { type: 'counts' },
  ],
  'dot-plot': [
    axis('x'),
    {
      type: 'rows',
      path: 'dots',
      label: 'dots',
      cells: [number('value', 'value'), number('count', 'count')],
      blank: { value: null, count: 1 },
      maxRows: 40,
    },
  ],
  'box-plot': [
    axis('x'),
    {
      type: 'rows',
      path: 'plots',
      label: 'plots',
      cells: [
        text('name', 'name'),
        number('min', 'min'),
        number('q1', 'q1'),
        number('median', 'median'),
        number('q3', 'q3'),
        number('max', 'max'),
      ],
      blank: { name: '', min: null, q1: null, median: null, q3: null, max: null },
      maxRows: 4,
    },
  ],
  scatterplot: [
    axis('x'),
    axis('y'),
    {
      type: 'rows',
      path: 'points',
      label: 'points',
      cells: [number('0', 'x'), number('1', 'y')],
      blank: [null, null],
      maxRows: 40,
    },
    { type: 'fit' },
  ],
  plane: [
    axis('x'),
    axis('y'),
    { type: 'curves' },
    {
      type: 'rows',
      path: 'points',
      label: 'points',
      cells: [
        number('at.0', 'x'),
        number('at.1', 'y'),
        optionalText('label', 'label'),
        flag('open', 'open'),
      ],
      blank: { at: [null, null] },
      maxRows: 20,
    },
  ],
  geometry: [
    { type: 'points' },
    {
      type: 'rows',
      path: 'segments',
      label: 'segments',
      cells: [
        point('from', 'from'),
        point('to', 'to'),
        optionalText('label', 'label'),
        choice('side', 'side', ['left', 'right']),
        {
          type: 'choice',
          path: 'ticks',
          label: 'ticks',
          options: [
            { value: 1, label: 'one' },
            { value: 2, label: 'two' },
            { value: 3, label: 'three' },
          ],
        },
        flag('dashed', 'dashed'),
        flag('line', 'line'),
      ],
      blank: { from: '', to: '' },
      maxRows: 60,
    },
    { type: 'polygons' },
    {
      type: 'rows',
      path: 'circles',
      label: 'circles',
      cells: [point('center', 'center'), number('radius', 'radius')],
      blank: { center: '', radius: null },
      maxRows: 10,
    },
    {
      type: 'rows',
      path: 'ellipses',
      label: 'ellipses',
      cells: [
        point('center', 'center'),
        number('rx', 'rx'),
        number('ry', 'ry'),
        flag('solid', 'solid'),
      ],
      blank: { center: '', rx: null, ry: null },
      maxRows: 10,
    },
    {
      type: 'rows',
      path: 'angles',
      label: 'angles',
      cells: [
        point('from', 'armFrom'),
        point('at', 'vertex'),
        point('to', 'armTo'),
        optionalText('label', 'label'),
        flag('right', 'rightAngle'),
      ],
      blank: { from: '', at: '', to: '' },
      maxRows: 20,
    },
    flag('notToScale', 'notToScale'),
  ],
};

export type CurveKind = Extract<Figure, { kind: 'plane' }>['curves'][number]['kind'];

const domainCells: readonly Cell[] = [
  optionalNumber('from', 'runFrom'),
  optionalNumber('to', 'runTo'),
];
const styleCells: readonly Cell[] = [optionalText('label', 'label'), flag('dashed', 'dashed')];
const vertexCells: readonly Cell[] = [
  number('factor', 'factor'),
  number('h', 'h'),
  number('k', 'k'),
];

/** The fields and the initial values of each kind of curve. */
export const curves: Record<CurveKind, { cells: readonly Cell[]; blank: object }> = {
  line: {
    cells: [
      number('through.0.0', 'x1'),
      number('through.0.1', 'y1'),
      number('through.1.0', 'x2'),
      number('through.1.1', 'y2'),
      choice('shade', 'shade', ['above', 'below']),
      ...styleCells,
      ...domainCells,
    ],
    blank: {
      through: [
        [0, 0],
        [1, 1],
      ],
    },
  },
  polynomial: { cells: [...styleCells, ...domainCells], blank: { coefficients: [0, 0, 1] } },
  exponential: {
    cells: [
      number('factor', 'factor'),
      number('base', 'base'),
      optionalNumber('shift', 'shift'),
      ...styleCells,
      ...domainCells,
    ],
    blank: { factor: 1, base: 2 },
  },
  absolute: {
    cells: [...vertexCells, ...styleCells, ...domainCells],
    blank: { factor: 1, h: 0, k: 0 },
  },
  root: {
    cells: [...vertexCells, ...styleCells, ...domainCells],
    blank: { factor: 1, h: 0, k: 0 },
  },
  circle: {
    cells: [
      number('center.0', 'x'),
      number('center.1', 'y'),
      number('radius', 'radius'),
      ...styleCells,
    ],
    blank: { center: [0, 0], radius: 2 },
  },
  path: {
    cells: styleCells,
    blank: {
      points: [
        [0, 0],
        [2, 2],
      ],
    },
  },
};
