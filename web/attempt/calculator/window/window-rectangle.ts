import type { WindowRectangle } from '../state/calculator-state.ts';

export interface Space {
  width: number;
  height: number;
}

export const leastSize: Space = { width: 340, height: 300 };

/** So much of the title bar stays in sight that the window can be fetched back. */
const grip = 80;

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The nearest rectangle that can be seen and reached. */
export function keptInside(rectangle: WindowRectangle, space: Space): WindowRectangle {
  const width = within(Math.min(leastSize.width, space.width), rectangle.width, space.width);
  const height = within(Math.min(leastSize.height, space.height), rectangle.height, space.height);
  return {
    width,
    height,
    x: within(grip - width, rectangle.x, space.width - grip),
    y: within(0, rectangle.y, space.height - 48),
  };
}

export const movedBy = (
  rectangle: WindowRectangle,
  right: number,
  down: number,
): WindowRectangle => ({
  ...rectangle,
  x: rectangle.x + right,
  y: rectangle.y + down,
});

export const grownBy = (
  rectangle: WindowRectangle,
  right: number,
  down: number,
): WindowRectangle => ({
  ...rectangle,
  width: rectangle.width + right,
  height: rectangle.height + down,
});

const steps: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves; with Shift further. */
export function keyStep({
  key,
  shiftKey,
}: {
  key: string;
  shiftKey: boolean;
}): [number, number] | undefined {
  const step = steps[key];
  const size = shiftKey ? 96 : 24;
  return step && [step[0] * size, step[1] * size];
}
