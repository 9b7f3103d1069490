import type { TestForecast } from '@bac/contract/attempts/whole-test.ts';

export interface InformationPoint {
  ability: number;
  first: number;
  lower: number;
  higher: number;
}

const minAbility = -3;
const step = 0.1;

/** Turns the curves of a forecast into one point per ability. */
export const informationPoints = ({
  first,
  lower,
  higher,
}: TestForecast['curves']): InformationPoint[] =>
  first.map((value, index) => ({
    ability: Math.round((minAbility + index * step) * 10) / 10,
    first: value,
    lower: lower[index] ?? 0,
    higher: higher[index] ?? 0,
  }));
