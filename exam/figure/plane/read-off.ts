import { isGrouped } from './axis-ticks.ts';
import type { Axis, Point } from '../figure.ts';
import { formatNumber, roundOff } from '../svg/format-number.ts';

/** Numbers as a careful reader reads them off a grid: exact on its lines, to the nearest half cell elsewhere. */

function toHalfCell(value: number, { step }: Axis): number {
  return roundOff((Math.round((value * 2) / step) * step) / 2);
}

const isOnLine = (value: number, { min, max, step }: Axis): boolean => {
  const start = min <= 0 && max >= 0 ? 0 : min;
  const steps = (value - start) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

export const formatAxisNumber = (value: number, axis: Axis): string =>
  formatNumber(value, { grouped: isGrouped(axis) });

export const formatApproximately = (value: number, axis: Axis): string =>
  isOnLine(value, axis)
    ? formatAxisNumber(value, axis)
    : `about ${formatAxisNumber(toHalfCell(value, axis), axis)}`;

export function formatPoint([across, up]: Point, x: Axis, y: Axis): string {
  const isExact = isOnLine(across, x) && isOnLine(up, y);
  const [left, right] = isExact ? [across, up] : [toHalfCell(across, x), toHalfCell(up, y)];
  return `${isExact ? '' : 'about '}(${formatAxisNumber(left, x)}, ${formatAxisNumber(right, y)})`;
}
