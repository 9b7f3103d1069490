export interface Size {
  width: number;
  height: number;
}

/** A place in the browser's window, in pixels of the page. */
export interface WindowBox extends Size {
  left: number;
  top: number;
}

export interface WindowState {
  size: 'normal' | 'minimised' | 'maximised';
  /** Absent until somebody moves it: then it stands where its style says. */
  box?: WindowBox;
}

export const leastSize: Size = { width: 260, height: 200 };

/** A minimised window is its title bar. */
export const barHeight = 48;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Moved, resized, and kept inside the room there is: no title bar ever lies out of reach. */
export function fitBox(box: WindowBox, room: Size, least: Size = leastSize): WindowBox {
  const width = between(box.width, Math.min(least.width, room.width), room.width);
  const height = between(box.height, Math.min(least.height, room.height), room.height);
  return {
    left: between(box.left, 0, room.width - width),
    top: between(box.top, 0, room.height - height),
    width,
    height,
  };
}

/** As above for a minimised window, which may lie where its whole height would find no room. */
export function fitBar(box: WindowBox, room: Size, least: Size = leastSize): WindowBox {
  const bar = { ...box, height: barHeight };
  return { ...fitBox(bar, room, { ...least, height: barHeight }), height: box.height };
}

export const movedBy = (box: WindowBox, right: number, down: number): WindowBox => ({
  ...box,
  left: box.left + right,
  top: box.top + down,
});

/** By the lower right corner: it stops at the edge, and the upper left one stays. */
export const grownBy = (box: WindowBox, right: number, down: number, room: Size): WindowBox => ({
  ...box,
  width: Math.min(box.width + right, room.width - box.left),
  height: Math.min(box.height + down, room.height - box.top),
});

/** A sheet lies at the bottom: pulled up it becomes higher. */
export const pulledBy = (box: WindowBox, _right: number, down: number): WindowBox => ({
  ...box,
  height: box.height - down,
});

const strides: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves, in pixels; with Shift in small steps. */
export function strideOf(key: string, isFine: boolean): [x: number, y: number] | undefined {
  const stride = strides[key];
  const length = isFine ? 4 : 24;
  return stride && [stride[0] * length, stride[1] * length];
}
