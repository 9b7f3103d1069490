import { expect, test } from 'vitest';
import { firstView, moved, squareOf, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

test('starts with the largest square in the center', () => {
  expect(squareOf(wide, firstView)).toEqual({ side: 200, left: 100, top: 0 });
});

test('dragging to the right shows more of the left', () => {
  expect(squareOf(wide, moved(wide, firstView, 0.25, 0)).left).toBe(50);
});

test('a drag never leaves the picture', () => {
  const corner = moved(wide, firstView, 9, -9);
  expect(squareOf(wide, corner)).toEqual({ side: 200, left: 0, top: 0 });
  expect(squareOf(wide, moved(wide, corner, -0.25, 0)).left).toBe(50);
});

test('zooming keeps the center and is limited to four times', () => {
  expect(squareOf(wide, zoomed(firstView, 2))).toEqual({ side: 100, left: 150, top: 50 });
  expect(zoomed(firstView, 9).zoom).toBe(4);
  expect(zoomed(firstView, 0).zoom).toBe(1);
});
