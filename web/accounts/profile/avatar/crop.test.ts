import { expect, test } from 'vitest';
import { initialView, moveView, visibleSquare, zoomView } from './crop.ts';

const wide = { width: 400, height: 200 };

test('starts with the largest square in the center', () => {
  expect(visibleSquare(wide, initialView)).toEqual({ side: 200, left: 100, top: 0 });
});

test('dragging to the right shows more of the left', () => {
  expect(visibleSquare(wide, moveView(wide, initialView, 0.25, 0)).left).toBe(50);
});

test('a drag never leaves the picture', () => {
  const corner = moveView(wide, initialView, 9, -9);
  expect(visibleSquare(wide, corner)).toEqual({ side: 200, left: 0, top: 0 });
  expect(visibleSquare(wide, moveView(wide, corner, -0.25, 0)).left).toBe(50);
});

test('zooming keeps the center and is limited to four times', () => {
  expect(visibleSquare(wide, zoomView(initialView, 2))).toEqual({ side: 100, left: 150, top: 50 });
  expect(zoomView(initialView, 9).zoom).toBe(4);
  expect(zoomView(initialView, 0).zoom).toBe(1);
});
