import type { FigureOf, Point } from '@bac/exam/figure/figure.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { says, valued, type Proofs } from '../proof.ts';

function geometryOf(item: ItemVersion): FigureOf<'geometry'> {
  const [figure] = item.figures;
  if (figure?.kind !== 'geometry') throw new Error('a geometry figure expected');
  return figure;
}

const cotangent = (degrees: number): number => 1 / Math.tan((degrees * Math.PI) / 180);

/** In degrees. */
function angle(at: Point, from: Point, to: Point): number {
  const direction = ([x, y]: Point): number => Math.atan2(y - at[1], x - at[0]);
  const turn = Math.abs(direction(from) - direction(to));
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const proofs: Proofs = {
  'lines-angles-and-triangles-01': (item) => {
    says(item, 'line $PQ$ is parallel to line $AD$', 'measure of angle $ACB$', '"52°"', '"127°"');
    // Lines at heights 1 and 0: place A and B so that the labeled angles hold, then measure at C.
    const C: Point = [0, 1];
    const A: Point = [-cotangent(52), 0];
    const B: Point = [-cotangent(127), 0];
    const isAsLabeled =
      Math.abs(angle(C, [-1, 1], A) - 52) < 1e-9 && Math.abs(angle(B, [9, 0], C) - 127) < 1e-9;
    if (!isAsLabeled || A[0] >= B[0]) throw new Error('placed wrongly');
    const { points } = geometryOf(item);
    const drawn = angle(points['C'] ?? C, points['A'] ?? A, points['B'] ?? B);
    if (Math.abs(drawn - angle(C, A, B)) > 0.1) throw new Error(`drawn with ${drawn}°`);
    return valued(item, angle(C, A, B));
  },
  'lines-angles-and-triangles-02': (item) => {
    says(item, '$ST$ is parallel to side $QR$', 'What is the length of side $QR$');
    const { segments, points } = geometryOf(item);
    const labels = new Map(segments.map(({ from, to, label }) => [from + to, Number(label)]));
    const [PS = 0, SQ = 0, ST = 0] = ['PS', 'SQ', 'ST'].map((name) => labels.get(name));
    // P at the origin, S and T anywhere with the right lengths: R is where PT meets the parallel through Q.
    const S: Point = [PS * Math.cos(2), PS * Math.sin(2)];
    const T: Point = [S[0] + ST, S[1]];
    const Q: Point = [(S[0] / PS) * (PS + SQ), (S[1] / PS) * (PS + SQ)];
    const R: Point = [(T[0] / T[1]) * Q[1], Q[1]];
    const { Q: q = Q, R: r = R } = points;
    if (Math.abs(distance(q, r) - distance(Q, R)) > 0.01) throw new Error('drawn otherwise');
    return valued(item, distance(Q, R));
  },

  'lines-angles-and-triangles-03': (item) => {
    says(item, '$C$ lies on segment $BD$', '$AB = AC = CD$', 'measure of angle $ADC$', '"70°"');
    // A at the top with two arms of length 1, 70° apart; D as far from C along the base.
    const half = (35 * Math.PI) / 180;
    const A: Point = [0, Math.cos(half)];
    const B: Point = [-Math.sin(half), 0];
    const C: Point = [Math.sin(half), 0];
    const D: Point = [Math.sin(half) + 1, 0];
    const { A: a = A, B: b = B, C: c = C, D: d = D } = geometryOf(item).points;
    if (Math.abs(angle(d, a, c) - angle(D, A, C)) > 0.1) throw new Error('drawn otherwise');
    if (Math.abs(angle(a, b, c) - angle(A, B, C)) > 0.1) throw new Error('drawn otherwise');
    return valued(item, angle(D, A, C));
  },

  'lines-angles-and-triangles-04': (item) => {
    says(item, 'lines $AB$ and $CD$ are parallel', 'measure of angle $EFD$', '"118°"');
    // E above the lower line, B to its right; F where the ray at 118° from EB meets the lower line.
    const E: Point = [0, 1];
    const F: Point = [cotangent(118), 0];
    if (Math.abs(angle(E, [9, 1], F) - 118) > 1e-9) throw new Error('placed wrongly');
    const { D: d = F, E: e = E, F: f = F } = geometryOf(item).points;
    if (Math.abs(angle(f, e, d) - angle(F, E, [9, 0])) > 0.1) throw new Error('drawn otherwise');
    return valued(item, angle(F, E, [9, 0]));
  },
};
