import { expect, test } from 'vitest';
import { fitBar, fitBox, resizeBox, moveBox, pullSheet, keyStep } from './window-box.ts';

const lengths = [-3000, -1, 0, 40, 199, 260, 700, 5000];
const rooms = [
  { width: 200, height: 150 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const boxes = lengths.flatMap((left) =>
  lengths.flatMap((top) =>
    lengths.flatMap((width) => lengths.map((height) => ({ left, top, width, height }))),
  ),
);

test.each(rooms)('keeps a window inside $width × $height, however it is dragged', (room) => {
  const outside = boxes.filter((box) => {
    const { left, top, width, height } = fitBox(box, room);
    const isInside = left >= 0 && top >= 0;
    const ends = left + width <= room.width && top + height <= room.height;
    const isLarge = width >= Math.min(260, room.width) && height >= Math.min(200, room.height);
    return !(isInside && ends && isLarge);
  });
  expect(outside).toEqual([]);
});

test('does not move a window that fits', () => {
  const fitting = { left: 10, top: 20, width: 400, height: 300 };
  expect(fitBox(fitting, { width: 800, height: 600 })).toEqual(fitting);
});

test('arrow keys move a window, with Shift in small steps', () => {
  expect(keyStep('ArrowLeft', false)).toEqual([-24, 0]);
  expect(keyStep('ArrowDown', true)).toEqual([0, 4]);
  expect(keyStep('Enter', false)).toBeUndefined();
});

const room = { width: 1000, height: 700 };
const box = { left: 100, top: 100, width: 500, height: 400 };

test('respects a custom minimum size', () => {
  const minSize = { width: 340, height: 300 };
  expect(fitBox(resizeBox(box, -900, -900, room), room, minSize)).toMatchObject(minSize);
});

test('resizing by the corner stops at the edge and keeps the opposite corner', () => {
  const grown = fitBox(resizeBox(box, 9_000, 9_000, room), room);
  expect(grown).toEqual({ left: 100, top: 100, width: 900, height: 600 });
});

test('a minimized window can move down to the edge and keeps its height', () => {
  expect(fitBar(moveBox(box, 0, 5_000), room)).toEqual({ ...box, top: 652 });
  expect(fitBox(fitBar(moveBox(box, 0, 5_000), room), room)).toEqual({ ...box, top: 300 });
});

test('pulling a sheet up makes it higher', () => {
  expect(pullSheet(box, 30, -50)).toEqual({ ...box, height: 450 });
});
