import { z } from 'zod';

/**
 * Figures are declared, never drawn by hand: the specification says what a figure contains, `drawFigure` draws it, and
 * `dataTable` describes it for readers who cannot see it. Text in a figure is plain (no markdown, no `$math$`).
 */

const label = z.string().trim().min(1).max(80);
const point = z.tuple([z.number(), z.number()]);

const axis = z.strictObject({
  min: z.number(),
  max: z.number(),
  /** The distance between two grid lines. Every `every`-th of them has a number; the default is 1. */
  step: z.number().positive(),
  every: z.int().positive().optional(),
  label: label.optional(),
});

const commonFields = {
  /** Unique in the item. The text places the figure by `::figure{#id}`; otherwise it appears above the stem. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Describes what a sighted student sees, without interpreting it. */
  alt: z.string().trim().min(1),
  title: z.string().trim().min(1).max(120).optional(),
};

const series = z.strictObject({ name: label, values: z.array(z.number()).min(1) });

const table = z.strictObject({
  kind: z.literal('table'),
  ...commonFields,
  columns: z.array(label).min(2).max(8),
  rows: z.array(z.array(z.string())).min(1).max(14),
});

const barChart = z.strictObject({
  kind: z.literal('bar-chart'),
  ...commonFields,
  xLabel: label.optional(),
  y: axis,
  categories: z.array(label).min(2).max(12),
  series: z.array(series).min(1).max(4),
});

const lineChart = z.strictObject({
  kind: z.literal('line-chart'),
  ...commonFields,
  xLabel: label.optional(),
  y: axis,
  /** Evenly spaced categories, such as years. */
  categories: z.array(label).min(2).max(16),
  series: z.array(series).min(1).max(4),
});

const histogram = z.strictObject({
  kind: z.literal('histogram'),
  ...commonFields,
  xLabel: label,
  y: axis,
  /** The left edge of the first bar. Each bar is `width` wide and includes its left edge. */
  from: z.number(),
  width: z.number().positive(),
  counts: z.array(z.int().nonnegative()).min(2).max(14),
});

const dotPlot = z.strictObject({
  kind: z.literal('dot-plot'),
  ...commonFields,
  x: axis,
  dots: z.array(z.strictObject({ value: z.number(), count: z.int().min(0).max(12) })).min(2),
});

const boxPlot = z.strictObject({
  kind: z.literal('box-plot'),
  ...commonFields,
  x: axis,
  plots: z
    .array(
      z.strictObject({
        name: label,
        min: z.number(),
        q1: z.number(),
        median: z.number(),
        q3: z.number(),
        max: z.number(),
      }),
    )
    .min(1)
    .max(4),
});

const scatterplot = z.strictObject({
  kind: z.literal('scatterplot'),
  ...commonFields,
  x: axis,
  y: axis,
  points: z.array(point).min(3).max(40),
  /** A line of best fit y = slope·x + intercept. */
  fit: z.strictObject({ slope: z.number(), intercept: z.number() }).optional(),
});

const curveStyle = {
  label: label.optional(),
  dashed: z.boolean().optional(),
  /** The range of x; by default the whole window. */
  from: z.number().optional(),
  to: z.number().optional(),
};

const curve = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('line'),
    through: z.tuple([point, point]),
    /** The half-plane of an inequality; for a vertical line `above` means to the right. */
    shade: z.enum(['above', 'below']).optional(),
    ...curveStyle,
  }),
  /** c0 + c1·x + c2·x² + … */
  z.strictObject({
    kind: z.literal('polynomial'),
    coefficients: z.array(z.number()).min(1),
    ...curveStyle,
  }),
  /** factor · base^x + shift */
  z.strictObject({
    kind: z.literal('exponential'),
    factor: z.number(),
    base: z.number().positive(),
    shift: z.number().optional(),
    ...curveStyle,
  }),
  /** factor · |x − h| + k */
  z.strictObject({
    kind: z.literal('absolute'),
    factor: z.number(),
    h: z.number(),
    k: z.number(),
    ...curveStyle,
  }),
  /** factor · √(x − h) + k */
  z.strictObject({
    kind: z.literal('root'),
    factor: z.number(),
    h: z.number(),
    k: z.number(),
    ...curveStyle,
  }),
  z.strictObject({
    kind: z.literal('circle'),
    center: point,
    radius: z.number().positive(),
    label: label.optional(),
    dashed: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('path'),
    points: z.array(point).min(2),
    label: label.optional(),
    dashed: z.boolean().optional(),
  }),
]);

const plane = z.strictObject({
  kind: z.literal('plane'),
  ...commonFields,
  x: axis,
  y: axis,
  curves: z.array(curve).max(6).default([]),
  points: z
    .array(
      z.strictObject({
        at: point,
        label: label.optional(),
        /** A hollow point, which is not part of the graph. */
        open: z.boolean().optional(),
      }),
    )
    .max(20)
    .default([]),
});

const pointName = z.string().regex(/^[A-Z]['′]?$/);

/** Points by name, in any unit, with y growing upward. Only the listed elements are drawn. */
const geometry = z.strictObject({
  kind: z.literal('geometry'),
  ...commonFields,
  points: z.record(pointName, point),
  /** Names that the specification uses but the figure does not show. */
  hidden: z.array(pointName).optional(),
  segments: z
    .array(
      z.strictObject({
        from: pointName,
        to: pointName,
        label: label.optional(),
        /** The side of the label, seen from `from` toward `to`; by default whichever fits, left first. */
        side: z.enum(['left', 'right']).optional(),
        dashed: z.boolean().optional(),
        /** Tick marks that show which segments are equally long. */
        ticks: z.int().min(1).max(3).optional(),
        /** The line continues beyond both ends. */
        line: z.boolean().optional(),
      }),
    )
    .default([]),
  polygons: z.array(z.array(pointName).min(3)).optional(),
  circles: z.array(z.strictObject({ center: pointName, radius: z.number().positive() })).optional(),
  /** Rims of cylinders and cones. The far half is dashed if `solid` is true. */
  ellipses: z
    .array(
      z.strictObject({
        center: pointName,
        rx: z.number().positive(),
        ry: z.number().positive(),
        solid: z.boolean().optional(),
      }),
    )
    .optional(),
  angles: z
    .array(
      z.strictObject({
        at: pointName,
        from: pointName,
        to: pointName,
        label: label.optional(),
        right: z.boolean().optional(),
      }),
    )
    .optional(),
  /** “Note: Figure not drawn to scale.” */
  notToScale: z.boolean().optional(),
});

export const figure = z.discriminatedUnion('kind', [
  table,
  barChart,
  lineChart,
  histogram,
  dotPlot,
  boxPlot,
  scatterplot,
  plane,
  geometry,
]);

export type Figure = z.infer<typeof figure>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
export type Axis = z.infer<typeof axis>;
export type Curve = z.infer<typeof curve>;
export type Point = z.infer<typeof point>;
