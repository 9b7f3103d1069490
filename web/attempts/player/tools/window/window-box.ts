export interface Size {
  width: number;
  height: number;
}

/** A position and size in the browser window, in pixels of the page. */
export interface WindowBox extends Size {
  left: number;
  top: number;
}

export interface WindowState {
  size: 'normal' | 'minimised' | 'maximised';
  /** Absent until the student moves the window; its style then sets the position. */
  box?: WindowBox;
}

export const defaultMinSize: Size = { width: 260, height: 200 };

/** The height of the title bar, which is all that a minimized window shows. */
export const barHeight = 48;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/** Keeps a box inside the room, so that its title bar is always reachable. */
export function fitBox(box: WindowBox, room: Size, minSize: Size = defaultMinSize): WindowBox {
  const width = clamp(box.width, Math.min(minSize.width, room.width), room.width);
  const height = clamp(box.height, Math.min(minSize.height, room.height), room.height);
  return {
    left: clamp(box.left, 0, room.width - width),
    top: clamp(box.top, 0, room.height - height),
    width,
    height,
  };
}

/** Like `fitBox`, but for a minimized window: only its title bar has to be inside. */
export function fitBar(box: WindowBox, room: Size, minSize: Size = defaultMinSize): WindowBox {
  const bar = { ...box, height: barHeight };
  return { ...fitBox(bar, room, { ...minSize, height: barHeight }), height: box.height };
}

export const moveBox = (box: WindowBox, right: number, down: number): WindowBox => ({
  ...box,
  left: box.left + right,
  top: box.top + down,
});

/** Resizes by the lower right corner, up to the edge of the room. The upper left corner stays. */
export const resizeBox = (box: WindowBox, right: number, down: number, room: Size): WindowBox => ({
  ...box,
  width: Math.min(box.width + right, room.width - box.left),
  height: Math.min(box.height + down, room.height - box.top),
});

/** Resizes a sheet, which lies at the bottom: pulling it up makes it higher. */
export const pullSheet = (box: WindowBox, _right: number, down: number): WindowBox => ({
  ...box,
  height: box.height - down,
});

const strides: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key in pixels. With Shift it is small. */
export function keyStep(key: string, isFine: boolean): [x: number, y: number] | undefined {
  const stride = strides[key];
  const length = isFine ? 4 : 24;
  return stride && [stride[0] * length, stride[1] * length];
}
