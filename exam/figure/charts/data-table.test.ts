import { describe, expect, it } from 'vitest';
import { type DataTable, dataTable } from './data-table.ts';
import { figure } from '../figure.ts';

const tableOf = (spec: object): DataTable =>
  dataTable(figure.parse({ id: 'f', alt: 'A figure that is drawn to be looked at', ...spec }));

const y = { min: 0, max: 2000, step: 500, label: 'Visitors' };
const chart = {
  kind: 'bar-chart',
  title: 'Two Museums',
  y,
  categories: ['2019', '2020'],
  series: [
    { name: 'Arts', values: [1200, 80] },
    { name: 'War', values: [2000, 0.5] },
  ],
};

describe('dataTable', () => {
  it('returns a table unchanged', () => {
    const spec = { columns: ['x', 'f(x)'], rows: [['0', '7']] };
    expect(tableOf({ kind: 'table', ...spec })).toEqual(spec);
  });

  it('lists the values of a chart', () => {
    expect(tableOf(chart)).toEqual({
      caption: 'Two Museums: Visitors',
      columns: ['Category', 'Arts', 'War'],
      rows: [
        ['2019', '1,200', '2,000'],
        ['2020', '80', '0.5'],
      ],
    });
  });

  it('does not name a single series, which has no legend', () => {
    const single = {
      ...chart,
      kind: 'line-chart',
      xLabel: 'Year',
      series: chart.series.slice(0, 1),
    };
    expect(tableOf(single).columns).toEqual(['Year', 'Visitors']);
    expect(tableOf(single).caption).toBe('Two Museums');
    const bare = {
      ...single,
      y: { ...y, label: undefined },
      series: [{ name: 'Arts', values: [1] }],
    };
    expect(tableOf(bare)).toMatchObject({
      columns: ['Year', 'Arts'],
      rows: [
        ['2019', '1'],
        ['2020', '0'],
      ],
    });
  });

  it('lists the bars of a histogram by their edges', () => {
    const spec = {
      kind: 'histogram',
      xLabel: 'Length',
      y: { min: 0, max: 9, step: 3 },
      from: -5,
      width: 5,
    };
    expect(tableOf({ ...spec, counts: [4, 9] })).toEqual({
      columns: ['Length', 'Height of bar'],
      rows: [
        ['−5 to 0', '4'],
        ['0 to 5', '9'],
      ],
    });
    expect(tableOf({ ...spec, y, counts: [4, 9] }).columns[1]).toBe('Visitors');
  });

  it('lists the dots of a dot plot', () => {
    const dots = [
      { value: 1, count: 3 },
      { value: 2, count: 1 },
    ];
    const x = { min: 0, max: 4, step: 1 };
    expect(tableOf({ kind: 'dot-plot', x, dots })).toEqual({
      columns: ['Value', 'Dots'],
      rows: [
        ['1', '3'],
        ['2', '1'],
      ],
    });
    expect(tableOf({ kind: 'dot-plot', x: { ...x, label: 'Nests' }, dots }).columns[0]).toBe(
      'Nests',
    );
  });

  it('lists the five numbers of a box plot', () => {
    const plots = [{ name: 'Bus', min: 0, q1: 10, median: 15, q3: 20, max: 40 }];
    const table = tableOf({
      kind: 'box-plot',
      x: { min: 0, max: 40, step: 10, label: 'Minutes' },
      plots,
    });
    expect(table.caption).toBe('Minutes');
    expect(table.rows).toEqual([['Bus', '0', '10', '15', '20', '40']]);
  });

  describe('a scatterplot', () => {
    const spec = {
      kind: 'scatterplot',
      x: { min: 2000, max: 2004, step: 1, label: 'Year' },
      y: { min: 0, max: 40, step: 10 },
      points: [
        [2003, 30],
        [2001, 12],
        [2002, 7],
      ],
    };
    const rowsOnLine = (intercept: number): string[][] =>
      tableOf({ ...spec, fit: { slope: 10, intercept } }).rows.slice(3);

    it('lists the points from left to right', () => {
      expect(tableOf(spec)).toEqual({
        columns: ['Year', 'y'],
        rows: [
          ['2001', '12'],
          ['2002', '7'],
          ['2003', '30'],
        ],
      });
    });

    it('gives points that can be read off the line of best fit, approximately if it meets no grid crossing', () => {
      expect(rowsOnLine(-20_000)[0]).toEqual(['2000', '0', 'on the line of best fit']);
      expect(rowsOnLine(-19_996)[0]).toEqual(['2000', 'about 5', 'on the line of best fit']);
    });

    it('calls unnamed axes x and y', () => {
      const x = { min: 2000, max: 2004, step: 1 };
      expect(tableOf({ ...spec, x }).columns).toEqual(['x', 'y']);
    });
  });

  describe('a plane', () => {
    const five = { min: -5, max: 5, step: 1 };
    const rows = (spec: object): string[][] =>
      tableOf({ kind: 'plane', x: five, y: five, ...spec }).rows.slice(2);

    it('describes the axes', () => {
      const x = { ...five, label: 'Time (hours)' };
      expect(tableOf({ kind: 'plane', x, y: five, points: [{ at: [0, 0] }] }).rows).toEqual([
        ['Horizontal axis: Time (hours)', 'from −5 to 5, a grid line every 1'],
        ['Vertical axis: y', 'from −5 to 5, a grid line every 1'],
        ['Point', 'at (0, 0)'],
      ]);
    });

    it('gives the grid crossings that a curve passes through, and never its equation', () => {
      expect(
        rows({ curves: [{ kind: 'polynomial', coefficients: [-4, 0, 1], label: 'f' }] }),
      ).toEqual([
        ['Curve f', 'passes through (−3, 5), (−2, 0), (−1, −3), (0, −4), (1, −3), (2, 0), (3, 5)'],
      ]);
    });

    it.each([
      [
        'Line',
        'passes through (1, −5), (1, −4)',
        {
          kind: 'line',
          through: [
            [1, 0],
            [1, 2],
          ],
          to: 2,
        },
      ],
      ['Line', 'passes through (−5, 2), (−4, 2)', { kind: 'polynomial', coefficients: [2, 0] }],
      [
        'Curve',
        'passes through (0, 1), (1, 2), (2, 4)',
        { kind: 'exponential', factor: 1, base: 2 },
      ],
      [
        'Curve',
        'passes through (−3, 3), (−2, 2)',
        { kind: 'absolute', factor: 1, h: 0, k: 0, from: -3 },
      ],
      [
        'Curve',
        'passes through (0, 0), (1, 1), (4, 2); ends at (0, 0)',
        { kind: 'root', factor: 1, h: 0, k: 0 },
      ],
      [
        'Circle',
        'passes through (−2, 0), (0, −2), (0, 2), (2, 0)',
        { kind: 'circle', center: [0, 0], radius: 2 },
      ],
      [
        'Curve',
        'passes through (0, 0), (1, 1), (2, 1); ends at (0, 0), (2, 1)',
        {
          kind: 'path',
          points: [
            [0, 0],
            [1, 1],
            [1, 1],
            [2, 1],
          ],
        },
      ],
    ])('%s %s', (name, description, curve) => {
      const [[part, details] = []] = rows({ curves: [curve] });
      expect(part).toBe(name);
      expect(details?.startsWith(description)).toBe(true);
    });

    it('gives approximate points where a curve meets no grid crossing', () => {
      const curve = {
        kind: 'line',
        through: [
          [0, 0.5],
          [1, 0.5],
        ],
      };
      expect(rows({ curves: [curve] })).toEqual([
        ['Line', 'passes through about (−5, 0.5), about (5, 0.5)'],
      ]);
    });

    it('describes dashes and shading, numbers several lines, and says what is out of view', () => {
      const line = {
        kind: 'line',
        through: [
          [0, 0],
          [1, 5],
        ],
      };
      const upright = {
        kind: 'line',
        through: [
          [2, 0],
          [2, 1],
        ],
      };
      const described = rows({
        curves: [
          { ...line, dashed: true, shade: 'below' },
          { ...upright, shade: 'above' },
          { ...upright, shade: 'below' },
          {
            kind: 'line',
            through: [
              [9, 0],
              [9, 1],
            ],
          },
        ],
      });
      expect(described.map(([part]) => part)).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4']);
      expect(described[0]?.[1]).toMatch(/^dashed; shaded below; passes/);
      expect(described[1]?.[1]).toMatch(/^shaded to the right; /);
      expect(described[2]?.[1]).toMatch(/^shaded to the left; /);
      expect(described[3]?.[1]).toBe('not in view');
    });

    it('describes points, marks open ones, and leaves out those out of view', () => {
      const points = [
        { at: [1, -2], label: '(1, -2)' },
        { at: [0.4, 2], open: true },
        { at: [9, 9], label: 'Q' },
      ];
      expect(rows({ points })).toEqual([
        ['Point (1, −2)', 'at (1, −2)'],
        ['Point', 'open, at about (0.5, 2)'],
      ]);
    });
  });

  it('describes what is drawn and labeled in a geometric figure, and no other length', () => {
    const table = tableOf({
      kind: 'geometry',
      points: { A: [0, 0], B: [8, 0], C: [8, 6], O: [0, 0], P: [9, 9] },
      hidden: ['P'],
      segments: [
        { from: 'A', to: 'B', label: '-8', ticks: 2 },
        { from: 'B', to: 'C', dashed: true },
        { from: 'A', to: 'P', line: true, label: 'k' },
        { from: 'P', to: 'P' },
      ],
      polygons: [['A', 'B', 'C']],
      circles: [
        { center: 'O', radius: 2 },
        { center: 'P', radius: 2 },
      ],
      ellipses: [
        { center: 'O', rx: 2, ry: 1, solid: true },
        { center: 'P', rx: 2, ry: 1 },
      ],
      angles: [
        { at: 'B', from: 'A', to: 'C', right: true },
        { at: 'A', from: 'P', to: 'C', label: '35°' },
      ],
      notToScale: true,
    });
    expect(table.rows).toEqual([
      ['Polygon ABC', 'no label'],
      ['Circle with center O', 'no label'],
      ['Circle', 'no label'],
      ['Ellipse with center O', 'far half dashed'],
      ['Ellipse', 'no label'],
      ['Segment AB', '−8; two tick marks'],
      ['Segment BC', 'dashed'],
      ['Line at A', 'k'],
      ['Segment', 'no label'],
      ['Angle ABC', 'right angle'],
      ['Angle at A', '35°'],
      ['Note', 'Figure not drawn to scale.'],
    ]);
    expect(tableOf({ kind: 'geometry', points: { A: [0, 0] } }).rows).toEqual([]);
  });
});
