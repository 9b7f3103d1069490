import type { FigureOf, Point } from '@bac/exam/figure/figure.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { enteredValues, requirePhrases, choicesWithValue, type Proofs } from '../proof.ts';
import { choicesByFormula } from '../choice-texts.ts';
import { evaluateFormula } from '../formula-value.ts';

function geometryOf(item: ItemVersion): FigureOf<'geometry'> {
  const [figure] = item.figures;
  if (figure?.kind !== 'geometry') throw new Error('a geometry figure expected');
  return figure;
}

const cotangent = (degrees: number): number => 1 / Math.tan((degrees * Math.PI) / 180);

/** The angle at a vertex in degrees. */
function angle(at: Point, from: Point, to: Point): number {
  const direction = ([x, y]: Point): number => Math.atan2(y - at[1], x - at[0]);
  const turn = Math.abs(direction(from) - direction(to));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The figure is not drawn to scale: measuring in it must not give the answer. */
function requireOtherDrawing(drawn: number, real: number): void {
  if (Math.abs(drawn - real) < 0.05 * real) throw new Error(`can be measured: ${drawn}`);
}

/** The area of a polygon, by the shoelace formula. */
const area = (corners: Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

export const proofs: Proofs = {
  'lines-angles-and-triangles-01': (item) => {
    requirePhrases(
      item,
      'line $PQ$ is parallel to line $AD$',
      'measure of angle $ACB$',
      '"52°"',
      '"127°"',
    );
    // Lines at heights 1 and 0: places A and B so that the labeled angles are right, then measures the angle at C.
    const C: Point = [0, 1];
    const A: Point = [-cotangent(52), 0];
    const B: Point = [-cotangent(127), 0];
    const isAsLabeled =
      Math.abs(angle(C, [-1, 1], A) - 52) < 1e-9 && Math.abs(angle(B, [9, 0], C) - 127) < 1e-9;
    if (!isAsLabeled || A[0] >= B[0]) throw new Error('the construction differs from the labels');
    const { C: c = C, A: a = A, B: b = B } = geometryOf(item).points;
    requireOtherDrawing(angle(c, a, b), angle(C, A, B));
    return choicesWithValue(item, angle(C, A, B));
  },
  'lines-angles-and-triangles-02': (item) => {
    requirePhrases(item, '$ST$ is parallel to side $QR$', 'What is the length of side $QR$');
    const { segments, points } = geometryOf(item);
    const labels = new Map(segments.map(({ from, to, label }) => [from + to, Number(label)]));
    const [PS = 0, SQ = 0, ST = 0] = ['PS', 'SQ', 'ST'].map((name) => labels.get(name));
    // P is the origin; S and T are anywhere with the right lengths; R is where PT meets the parallel through Q.
    const S: Point = [PS * Math.cos(2), PS * Math.sin(2)];
    const T: Point = [S[0] + ST, S[1]];
    const Q: Point = [(S[0] / PS) * (PS + SQ), (S[1] / PS) * (PS + SQ)];
    const R: Point = [(T[0] / T[1]) * Q[1], Q[1]];
    const { Q: q = Q, R: r = R, S: s = S, T: t = T } = points;
    requireOtherDrawing(distance(q, r) / distance(s, t), distance(Q, R) / ST);
    return choicesWithValue(item, distance(Q, R));
  },

  'lines-angles-and-triangles-03': (item) => {
    requirePhrases(
      item,
      '$C$ lies on segment $BD$',
      '$AB = AC = CD$',
      'measure of angle $ADC$',
      '"70°"',
    );
    // A is at the top, with two sides of length 1 at 70°; D is at distance 1 from C along the base.
    const half = (35 * Math.PI) / 180;
    const A: Point = [0, Math.cos(half)];
    const B: Point = [-Math.sin(half), 0];
    const C: Point = [Math.sin(half), 0];
    const D: Point = [Math.sin(half) + 1, 0];
    const { A: a = A, B: b = B, C: c = C, D: d = D } = geometryOf(item).points;
    requireOtherDrawing(angle(d, a, c), angle(D, A, C));
    requireOtherDrawing(angle(a, b, c), angle(A, B, C));
    return choicesWithValue(item, angle(D, A, C));
  },

  'lines-angles-and-triangles-04': (item) => {
    requirePhrases(item, 'lines $AB$ and $CD$ are parallel', 'measure of angle $EFD$', '"118°"');
    // E is above the lower line and B to its right; F is where the ray at 118° from EB meets the lower line.
    const E: Point = [0, 1];
    const F: Point = [cotangent(118), 0];
    if (Math.abs(angle(E, [9, 1], F) - 118) > 1e-9) throw new Error('the construction is wrong');
    const { D: d = F, E: e = E, F: f = F } = geometryOf(item).points;
    requireOtherDrawing(angle(f, e, d), angle(F, E, [9, 0]));
    return choicesWithValue(item, angle(F, E, [9, 0]));
  },

  'lines-angles-and-triangles-05': (item) => {
    requirePhrases(
      item,
      '$DE$ is parallel to side $BC$',
      'area of triangle $ADE$ is 9',
      'area of quadrilateral $DBCE$ is 16',
      String.raw`value of $\frac{AD}{DB}$`,
    );
    // For each choice, places D and E on two sides of a triangle and compares the two areas.
    return choicesByFormula(item, (tex) => {
      const share = evaluateFormula(tex) / (evaluateFormula(tex) + 1);
      const [A, B, C]: Point[] = [
        [1, 7],
        [0, 0],
        [5, 0],
      ];
      if (!A || !B || !C) throw new Error('three corners expected');
      const divide = (to: Point): Point => [
        A[0] + share * (to[0] - A[0]),
        A[1] + share * (to[1] - A[1]),
      ];
      const [D, E] = [divide(B), divide(C)];
      return Math.abs(16 * area([A, D, E]) - 9 * area([D, B, C, E])) < 1e-9;
    });
  },

  'lines-angles-and-triangles-06': (item) => {
    requirePhrases(
      item,
      String.raw`angle $A$ is $40^\circ$`,
      'bisectors of angle $B$ and angle $C$',
    );
    // Tries several angles B; P is where the two bisectors meet, and its angle is measured each time.
    const found = [20, 55, 70, 100].map((b) => {
      const c = 180 - 40 - b;
      const x = cotangent(b / 2) / (cotangent(b / 2) + cotangent(c / 2));
      const P: Point = [x, x / cotangent(b / 2)];
      return Math.round(angle(P, [0, 0], [1, 0]) * 1e6) / 1e6;
    });
    return enteredValues(...new Set(found));
  },

  'lines-angles-and-triangles-07': (item) => {
    requirePhrases(
      item,
      'angle $ABD$ is equal to the measure of angle $ACB$',
      'perimeter of triangle $ABC$',
    );
    const { segments, points } = geometryOf(item);
    const labels = new Map(segments.map(({ from, to, label }) => [from + to, Number(label)]));
    const [AB = 0, AD = 0, BD = 0] = ['AB', 'AD', 'BD'].map((name) => labels.get(name));
    // Constructs triangle ABD as labeled, and tries points C along AD until the angles are equal.
    const A: Point = [0, 0];
    const D: Point = [AD, 0];
    const x = (AB ** 2 + AD ** 2 - BD ** 2) / (2 * AD);
    const B: Point = [x, Math.sqrt(AB ** 2 - x ** 2)];
    const candidates = Array.from({ length: 400 }, (_, n): Point => [AD + (n + 1) / 4, 0]);
    const found = candidates.filter((C) => Math.abs(angle(C, A, B) - angle(B, A, D)) < 1e-9);
    const { B: b = A, C: c = A } = points;
    const perimeters = found.map((C) => distance(A, B) + distance(B, C) + distance(C, A));
    const drawn = 1 + (distance(b, c) + distance(c, A)) / distance(A, b);
    for (const sum of perimeters) requireOtherDrawing(drawn, sum / AB);
    return enteredValues(...perimeters.map((sum) => Math.round(sum * 1e6) / 1e6));
  },

  'lines-angles-and-triangles-08': (item) => {
    requirePhrases(item, 'in the ratio $3 : 4 : 5$', 'measure of the largest angle');
    const wholes = Array.from({ length: 180 }, (_, n) => n);
    const [largest = NaN] = wholes.filter((z) => (z / 5) * 3 + (z / 5) * 4 + z === 180);
    return choicesWithValue(item, largest);
  },
};
