import type { ItemParameters } from '../../item/item.ts';
import type { Group } from '../groups.ts';
import type { Curve } from '../item-curve.ts';

/** A change of the ability scale: θ becomes slope · θ + shift. No probability of a right answer changes. */
export interface ScaleChange {
  slope: number;
  shift: number;
}

/** An item on the current and on the new scale. */
export interface LinkPair {
  current: ItemParameters;
  estimated: ItemParameters;
  answers: number;
  /** The current parameters are a judgement: difficulties scatter around them by this deviation. */
  judgedWithin?: number;
}

export const changeParameters = (
  { a, b, c }: ItemParameters,
  { slope, shift }: ScaleChange,
): ItemParameters => ({ a: a / slope, b: slope * b + shift, c });

/** The same for a curve: a = exp(ln a), d = −a · b. */
export const changeCurve = (curve: Curve, { slope, shift }: ScaleChange): Curve => ({
  ...curve,
  logA: curve.logA - Math.log(slope),
  d: curve.d - (Math.exp(curve.logA) * shift) / slope,
});

export const changeGroup = ({ mean, deviation }: Group, { slope, shift }: ScaleChange): Group => ({
  mean: slope * mean + shift,
  deviation: slope * deviation,
});
