/** A figure of the reference sheet, in a view box of 140 × 106. The content follows the published assessment framework. */
export interface ReferenceDrawing {
  name:
    | 'circle'
    | 'rectangle'
    | 'triangle'
    | 'rightTriangle'
    | 'triangle306090'
    | 'triangle454590'
    | 'box'
    | 'cylinder'
    | 'sphere'
    | 'cone'
    | 'pyramid';
  /** In TeX. */
  formulas: string[];
  lines: string;
  /** Hidden edges and inner lines. */
  dashes?: string;
  labels: [x: number, y: number, text: string][];
}

export const referenceDrawings: ReferenceDrawing[] = [
  {
    name: 'circle',
    formulas: ['A = \\pi r^2', 'C = 2\\pi r'],
    lines: 'M30 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0M70 50H110M70 50h.01',
    labels: [[90, 44, 'r']],
  },
  {
    name: 'rectangle',
    formulas: ['A = \\ell w'],
    lines: 'M14 24h106v58h-106z',
    labels: [
      [67, 17, 'ℓ'],
      [130, 57, 'w'],
    ],
  },
  {
    name: 'triangle',
    formulas: ['A = \\tfrac{1}{2}bh'],
    lines: 'M15 84H125L86 14zM86 76h-8v8',
    dashes: 'M86 14V84',
    labels: [
      [94, 62, 'h'],
      [70, 100, 'b'],
    ],
  },
  {
    name: 'rightTriangle',
    formulas: ['c^2 = a^2 + b^2'],
    lines: 'M25 84h95L25 16zM25 75h9v9',
    labels: [
      [80, 44, 'c'],
      [72, 100, 'b'],
      [14, 56, 'a'],
    ],
  },
  {
    name: 'triangle306090',
    formulas: [],
    lines: 'M15 84H115V26zM115 75h-9v9M43 84a28 28 0 0 0-4-14M115 46a20 20 0 0 1-17-10',
    labels: [
      [55, 47, '2x'],
      [125, 60, 'x'],
      [66, 100, 'x√3'],
      [58, 80, '30°'],
      [98, 58, '60°'],
    ],
  },
  {
    name: 'triangle454590',
    formulas: [],
    lines: 'M35 84H105L35 14zM35 75h9v9M83 84a22 22 0 0 1 7-15M35 36a22 22 0 0 0 15-7',
    labels: [
      [83, 44, 's√2'],
      [24, 56, 's'],
      [70, 100, 's'],
      [72, 79, '45°'],
      [48, 52, '45°'],
    ],
  },
  {
    name: 'box',
    formulas: ['V = \\ell wh'],
    lines: 'M12 40h80v45h-80zM12 40l30-22h80l-30 22M122 18v45l-30 22',
    dashes: 'M12 85l30-22h80M42 63V18',
    labels: [
      [52, 101, 'ℓ'],
      [116, 83, 'w'],
      [131, 46, 'h'],
    ],
  },
  {
    name: 'cylinder',
    formulas: ['V = \\pi r^2h'],
    lines: 'M32 22a38 15 0 1 0 76 0a38 15 0 1 0-76 0V84a38 15 0 0 0 76 0V22M70 22H108M70 22h.01',
    dashes: 'M32 84a38 15 0 0 1 76 0',
    labels: [
      [84, 19, 'r'],
      [118, 58, 'h'],
    ],
  },
  {
    name: 'sphere',
    formulas: ['V = \\tfrac{4}{3}\\pi r^3'],
    lines: 'M30 52a40 40 0 1 0 80 0a40 40 0 1 0-80 0a40 15 0 0 0 80 0M70 52H110M70 52h.01',
    dashes: 'M30 52a40 15 0 0 1 80 0',
    labels: [[84, 49, 'r']],
  },
  {
    name: 'cone',
    formulas: ['V = \\tfrac{1}{3}\\pi r^2h'],
    lines: 'M28 84L70 10L112 84a42 14 0 0 1-84 0M70 84H112M70 84h.01',
    dashes: 'M70 10V84M28 84a42 14 0 0 1 84 0',
    labels: [
      [61, 58, 'h'],
      [84, 81, 'r'],
    ],
  },
  {
    name: 'pyramid',
    formulas: ['V = \\tfrac{1}{3}\\ell wh'],
    lines: 'M12 86H88L126 64L68 10zM68 10L88 86',
    dashes: 'M12 86L50 64H126M50 64L68 10M68 10V74',
    labels: [
      [50, 102, 'ℓ'],
      [115, 84, 'w'],
      [60, 59, 'h'],
    ],
  },
];
