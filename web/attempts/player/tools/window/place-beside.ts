import { barHeight, fitBox, type Size, type WindowBox } from './window-box.ts';

/** The space between two windows. */
const gap = 16;
/** The space between a window and the edge of the page. */
const edge = 8;
const cascade = 24;

const overlap = (one: WindowBox, other: WindowBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The boxes on each side of another window, made smaller at the edge of the page. */
function boxesBeside(preferred: WindowBox, other: WindowBox, room: Size): WindowBox[] {
  const right = other.left + other.width + gap;
  const below = other.top + other.height + gap;
  const leftWidth = Math.min(preferred.width, other.left - gap - edge);
  const aboveHeight = Math.min(preferred.height, other.top - gap - edge);
  return [
    { ...preferred, left: right, width: Math.min(preferred.width, room.width - right - edge) },
    { ...preferred, left: other.left - gap - leftWidth, width: leftWidth },
    { ...preferred, top: below, height: Math.min(preferred.height, room.height - below - edge) },
    { ...preferred, top: other.top - gap - aboveHeight, height: aboveHeight },
  ];
}

/**
 * The box in which a window opens: the preferred one if it is free, else one beside the other windows, else one over the last of
 * them that leaves both title bars visible.
 */
export function placeBeside(
  preferred: WindowBox,
  others: readonly WindowBox[],
  room: Size,
  minSize: Size,
): WindowBox {
  const isFree = (box: WindowBox): boolean => !others.some((other) => overlap(box, other));
  if (isFree(preferred)) return preferred;
  const [largest] = others
    .flatMap((other) => boxesBeside(preferred, other, room))
    .filter((box) => box.width >= minSize.width && box.height >= minSize.height && isFree(box))
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (largest) return largest;
  const under = others.at(-1)!;
  const top = under.top + barHeight + edge;
  const height = Math.min(preferred.height, Math.max(room.height - top - edge, minSize.height));
  return fitBox({ ...preferred, left: under.left + cascade, top, height }, room, minSize);
}
