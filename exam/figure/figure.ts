import { z } from 'zod';

/**
 * Figures are declared, never drawn by hand: a spec says what is there, `drawFigure` says how it looks, and `dataTable`
 * says it in words for those who do not see it. Text in a figure is plain (no markdown, no `$math$`).
 */

const label = z.string().trim().min(1).max(80);
const point = z.tuple([z.number(), z.number()]);

const axis = z.strictObject({
  min: z.number(),
  max: z.number(),
  /** Distance of two grid lines; numbers stand at each `every`-th of them (1 unless told). */
  step: z.number().positive(),
  every: z.int().positive().optional(),
  label: label.optional(),
});

const shown = {
  /** Unique in the item; the text places it by `::figure{#id}`, otherwise it stands above the stem. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** What a sighted student sees, without saying what it means. */
  alt: z.string().trim().min(1),
  title: z.string().trim().min(1).max(120).optional(),
};

const series = z.strictObject({ name: label, values: z.array(z.number()).min(1) });

const table = z.strictObject({
  kind: z.literal('table'),
  ...shown,
  columns: z.array(label).min(2).max(8),
  rows: z.array(z.array(z.string())).min(1).max(14),
});

const barChart = z.strictObject({
  kind: z.literal('bar-chart'),
  ...shown,
  xLabel: label.optional(),
  y: axis,
  categories: z.array(label).min(2).max(12),
  series: z.array(series).min(1).max(4),
});

const lineChart = z.strictObject({
  kind: z.literal('line-chart'),
  ...shown,
  xLabel: label.optional(),
  y: axis,
  /** Evenly spaced, such as years. */
  categories: z.array(label).min(2).max(16),
  series: z.array(series).min(1).max(4),
});

const histogram = z.strictObject({
  kind: z.literal('histogram'),
  ...shown,
  xLabel: label,
  y: axis,
  /** Left edge of the first bar; each bar is `width` wide and holds its left edge. */
  from: z.number(),
  width: z.number().positive(),
  counts: z.array(z.int().nonnegative()).min(2).max(14),
});

const dotPlot = z.strictObject({
  kind: z.literal('dot-plot'),
  ...shown,
  x: axis,
  dots: z.array(z.strictObject({ value: z.number(), count: z.int().min(0).max(12) })).min(2),
});

const boxPlot = z.strictObject({
  kind: z.literal('box-plot'),
  ...shown,
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
  ...shown,
  x: axis,
  y: axis,
  points: z.array(point).min(3).max(40),
  /** A line of best fit y = slope·x + intercept. */
  fit: z.strictObject({ slope: z.number(), intercept: z.number() }).optional(),
});

const curveStyle = {
  label: label.optional(),
  dashed: z.boolean().optional(),
  /** Where x may run; the whole window unless told. */
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
  ...shown,
  x: axis,
  y: axis,
  curves: z.array(curve).max(6).default([]),
  points: z
    .array(
      z.strictObject({
        at: point,
        label: label.optional(),
        /** A hollow point: not part of the graph. */
        open: z.boolean().optional(),
      }),
    )
    .max(20)
    .default([]),
});

const pointName = z.string().regex(/^[A-Z]['′]?$/);

/** Points by name in any unit; y grows upward. Only what is listed is drawn. */
const geometry = z.strictObject({
  kind: z.literal('geometry'),
  ...shown,
  points: z.record(pointName, point),
  /** Names that are used below but not written on the figure. */
  hidden: z.array(pointName).optional(),
  segments: z
    .array(
      z.strictObject({
        from: pointName,
        to: pointName,
        label: label.optional(),
        /** Which side of the way from → to the label stands on; left unless told. */
        side: z.enum(['left', 'right']).optional(),
        dashed: z.boolean().optional(),
        /** Marks of equal length. */
        ticks: z.int().min(1).max(3).optional(),
        /** Goes on beyond both ends. */
        line: z.boolean().optional(),
      }),
    )
    .default([]),
  polygons: z.array(z.array(pointName).min(3)).optional(),
  circles: z.array(z.strictObject({ center: pointName, radius: z.number().positive() })).optional(),
  /** For the rims of cylinders and cones: the far half is dashed when `solid` says so. */
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
