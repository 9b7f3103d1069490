import type { ItemParameters } from '../../item/item.ts';
import { nodes, population } from '../quadrature.ts';
import { changeParameters, type LinkPair, type ScaleChange } from './scale-change.ts';

const weights = population(0, 1);
const rounds = 50;
const step = 1e-4;
const closeEnough = 1e-7;

/** The logistic curve closest to a normal one has its scale divided by this. */
const normalMetric = 1.702;

const chance = ({ a, b, c }: ItemParameters, ability: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (ability - b)));

/** The expected curve of an item whose difficulty is uncertain is flatter than the item's own. */
function currentCurve({ current, judgedWithin = 0 }: LinkPair): ItemParameters {
  const { a, b, c } = current;
  return { a: a / Math.hypot(1, (a * judgedWithin) / normalMetric), b, c };
}

/** The expected number of right answers at each node. */
function characteristic(items: readonly ItemParameters[]): Float64Array {
  return nodes.map((node) => items.reduce((sum, item) => sum + chance(item, node), 0));
}

/**
 * Links by the test characteristic curve (Stocking and Lord, 1983): the change of scale under which the expected number of right
 * answers to the linking items differs least from that by their current parameters, over a standard normal population.
 */
export function linkByCurves(pairs: readonly LinkPair[]): ScaleChange {
  const target = characteristic(pairs.map(currentCurve));
  const under = (logSlope: number, shift: number): Float64Array =>
    characteristic(
      pairs.map(({ estimated }) =>
        changeParameters(estimated, { slope: Math.exp(logSlope), shift }),
      ),
    );
  let [logSlope, shift] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const found = under(logSlope, shift);
    const bySlope = under(logSlope + step, shift);
    const byShift = under(logSlope, shift + step);
    let [slopes, shifts, both, first, second] = [0, 0, 0, 0, 0];
    for (const [node, weight] of weights.entries()) {
      const [x, y] = [
        (bySlope[node]! - found[node]!) / step,
        (byShift[node]! - found[node]!) / step,
      ];
      const off = target[node]! - found[node]!;
      slopes += weight * x * x;
      shifts += weight * y * y;
      both += weight * x * y;
      first += weight * x * off;
      second += weight * y * off;
    }
    // Gauss–Newton, with steps that cannot leave the plausible range at once.
    const determinant = slopes * shifts - both * both;
    const moveSlope = (first * shifts - second * both) / determinant;
    const moveShift = (second * slopes - first * both) / determinant;
    if (!Number.isFinite(moveSlope) || !Number.isFinite(moveShift)) break;
    logSlope += Math.max(-0.3, Math.min(0.3, moveSlope));
    shift += Math.max(-1, Math.min(1, moveShift));
    if (Math.abs(moveSlope) + Math.abs(moveShift) < closeEnough) break;
  }
  return { slope: Math.exp(logSlope), shift };
}
