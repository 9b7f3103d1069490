export interface WindowBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const leastSize: Size = { width: 260, height: 200 };

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Moved, resized, and kept inside the room there is: no title bar ever lies out of reach. */
export function fitBox(box: WindowBox, room: Size): WindowBox {
  const width = between(box.width, Math.min(leastSize.width, room.width), room.width);
  const height = between(box.height, Math.min(leastSize.height, room.height), room.height);
  return {
    left: between(box.left, 0, room.width - width),
    top: between(box.top, 0, room.height - height),
    width,
    height,
  };
}

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
