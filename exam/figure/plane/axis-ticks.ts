import type { Axis } from '../figure.ts';
import { decimalsOf, formatNumber, roundOff } from '../svg/format-number.ts';

interface Tick {
  value: number;
  /** Counted from zero or, if zero is not on the axis, from its start. */
  index: number;
}

/** Linting allows 40 steps, but an unfinished draft in the editor may have a million. */
const mostTicks = 100;

export function axisTicks({ min, max, step }: Axis): Tick[] {
  const start = min <= 0 && max >= 0 ? 0 : min;
  const first = Math.ceil(roundOff((min - start) / step));
  const last = Math.floor(roundOff((max - start) / step));
  if (!(last - first < mostTicks)) return [{ value: min, index: 0 }];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => {
    const index = first + offset;
    return { value: roundOff(start + index * step), index };
  });
}

interface NumberedTick extends Tick {
  text: string;
}

/** True if numbers on the axis have a comma for thousands; years have none. */
export const isGrouped = ({ label = '', min, max }: Axis): boolean =>
  !(/\byears?\b/i.test(label) && min >= 1000 && max < 10_000);

function numberEvery(axis: Axis, every: number): NumberedTick[] {
  const ticks = axisTicks(axis).filter(({ index }) => index % every === 0);
  const style = {
    decimals: Math.max(...ticks.map(({ value }) => decimalsOf(value))),
    grouped: isGrouped(axis),
  };
  return ticks.map((tick) => ({ ...tick, text: formatNumber(tick.value, style) }));
}

/** The numbered ticks of an axis, thinned out until every number fits. */
export function numberedTicks(
  axis: Axis,
  pixelsPerStep: number,
  textSize: (text: string) => number,
): NumberedTick[] {
  const spacings = [1, 2, 5, 10, 20, 50].map((times) => times * (axis.every ?? 1));
  const fitting = spacings.find((every) =>
    numberEvery(axis, every).every(({ text }) => textSize(text) <= pixelsPerStep * every),
  );
  return numberEvery(axis, fitting ?? 100);
}
