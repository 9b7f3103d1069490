import { barHeight, fitBox, type Size, type WindowBox } from './window-box.ts';

/** Between two windows. */
const gap = 16;
/** Between a window and the edge of the page. */
const edge = 8;
const cascade = 24;

const overlap = (one: WindowBox, other: WindowBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The window on each side of another, made smaller where the page ends. */
function besides(wanted: WindowBox, other: WindowBox, room: Size): WindowBox[] {
  const right = other.left + other.width + gap;
  const below = other.top + other.height + gap;
  const leftWidth = Math.min(wanted.width, other.left - gap - edge);
  const aboveHeight = Math.min(wanted.height, other.top - gap - edge);
  return [
    { ...wanted, left: right, width: Math.min(wanted.width, room.width - right - edge) },
    { ...wanted, left: other.left - gap - leftWidth, width: leftWidth },
    { ...wanted, top: below, height: Math.min(wanted.height, room.height - below - edge) },
    { ...wanted, top: other.top - gap - aboveHeight, height: aboveHeight },
  ];
}

/**
 * Where a window opens: where it wants to if that is free, else beside the others, else over the last of them with both
 * title bars in sight.
 */
export function placeBeside(
  wanted: WindowBox,
  others: readonly WindowBox[],
  room: Size,
  least: Size,
): WindowBox {
  const isFree = (box: WindowBox): boolean => !others.some((other) => overlap(box, other));
  if (isFree(wanted)) return wanted;
  const [largest] = others
    .flatMap((other) => besides(wanted, other, room))
    .filter((box) => box.width >= least.width && box.height >= least.height && isFree(box))
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (largest) return largest;
  const under = others.at(-1)!;
  const top = under.top + barHeight + edge;
  const height = Math.min(wanted.height, Math.max(room.height - top - edge, least.height));
  return fitBox({ ...wanted, left: under.left + cascade, top, height }, room, least);
}
