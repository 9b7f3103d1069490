import { expect, test } from 'vitest';
import { grownBy, keptInside, keyStep, leastSize, movedBy } from './window-rectangle.ts';

const space = { width: 1000, height: 700 };
const rectangle = { x: 100, y: 100, width: 500, height: 400 };

test('a window inside stays where it is', () => {
  expect(keptInside(rectangle, space)).toEqual(rectangle);
});

test('it never leaves the page so far that it cannot be fetched back', () => {
  const { x, y, width } = keptInside(movedBy(rectangle, 5_000, -5_000), space);
  expect(x).toBeLessThan(space.width);
  expect(y).toBe(0);
  expect(keptInside(movedBy(rectangle, -5_000, 0), space).x + width).toBeGreaterThan(0);
});

test('it is neither smaller than its keys nor larger than the page', () => {
  expect(keptInside(grownBy(rectangle, -900, -900), space)).toMatchObject(leastSize);
  expect(keptInside(grownBy(rectangle, 9_000, 9_000), space)).toMatchObject(space);
});

test('arrow keys go further with Shift', () => {
  expect(keyStep({ key: 'ArrowLeft', shiftKey: false })).toEqual([-24, 0]);
  expect(keyStep({ key: 'ArrowDown', shiftKey: true })).toEqual([0, 96]);
  expect(keyStep({ key: 'a', shiftKey: false })).toBeUndefined();
});
