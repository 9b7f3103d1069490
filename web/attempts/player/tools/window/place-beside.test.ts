import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const minSize = { width: 320, height: 200 };
const desktop = { width: 1440, height: 900 };
const sheet = { left: 788, top: 128, width: 620, height: 560 };
const lane = { left: 32, top: 105, width: 688, height: 697 };

test('keeps the position of a window if nothing is in its way', () => {
  expect(placeBeside(sheet, [], desktop, minSize)).toBe(sheet);
  expect(placeBeside(sheet, [lane], desktop, minSize)).toBe(sheet);
});

test('opens to the right of a window that occupies its position', () => {
  const placed = placeBeside({ ...sheet, left: 32 }, [lane], desktop, minSize);
  expect(placed).toEqual({ ...sheet, left: 736 });
});

test('opens to the left of a window at the right', () => {
  const other = { ...lane, left: 752 };
  expect(placeBeside(sheet, [other], desktop, minSize)).toEqual({ ...sheet, left: 116 });
});

test('makes a window narrower to find room beside the other', () => {
  const room = { width: 1024, height: 900 };
  const placed = placeBeside({ ...sheet, left: 372 }, [{ ...lane, width: 491 }], room, minSize);
  expect(placed).toEqual({ ...sheet, left: 539, width: 477 });
});

test('keeps both title bars visible if there is no room beside', () => {
  const room = { width: 390, height: 844 };
  const calculator = { left: 0, top: 219, width: 390, height: 625 };
  const preferred = { left: 8, top: 128, width: 374, height: 560 };
  const placed = placeBeside(preferred, [calculator], room, minSize);
  expect(placed).toEqual({ left: 16, top: 275, width: 374, height: 560 });
});

test('stays on a low page that the other window fills', () => {
  const room = { width: 844, height: 390 };
  const calculator = { left: 0, top: 0, ...room };
  const preferred = { left: 192, top: 8, width: 620, height: 374 };
  const placed = placeBeside(preferred, [calculator], room, minSize);
  expect(placed).toEqual({ left: 24, top: 56, width: 620, height: 326 });
});
