import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const least = { width: 320, height: 200 };
const desktop = { width: 1440, height: 900 };
const sheet = { left: 788, top: 128, width: 620, height: 560 };
const lane = { left: 32, top: 105, width: 688, height: 697 };

test('leaves a window alone where nothing lies in its way', () => {
  expect(placeBeside(sheet, [], desktop, least)).toBe(sheet);
  expect(placeBeside(sheet, [lane], desktop, least)).toBe(sheet);
});

test('opens to the right of a window that stands where it wanted to be', () => {
  const placed = placeBeside({ ...sheet, left: 32 }, [lane], desktop, least);
  expect(placed).toEqual({ ...sheet, left: 736 });
});

test('opens to the left where the other one stands at the right', () => {
  const other = { ...lane, left: 752 };
  expect(placeBeside(sheet, [other], desktop, least)).toEqual({ ...sheet, left: 116 });
});

test('becomes narrower to find room beside the other', () => {
  const room = { width: 1024, height: 900 };
  const placed = placeBeside({ ...sheet, left: 372 }, [{ ...lane, width: 491 }], room, least);
  expect(placed).toEqual({ ...sheet, left: 539, width: 477 });
});

test('shows both title bars where there is no room beside', () => {
  const room = { width: 390, height: 844 };
  const calculator = { left: 0, top: 219, width: 390, height: 625 };
  const wanted = { left: 8, top: 128, width: 374, height: 560 };
  const placed = placeBeside(wanted, [calculator], room, least);
  expect(placed).toEqual({ left: 16, top: 275, width: 374, height: 560 });
});

test('stays on the page where the other fills a low one', () => {
  const room = { width: 844, height: 390 };
  const calculator = { left: 0, top: 0, ...room };
  const wanted = { left: 192, top: 8, width: 620, height: 374 };
  const placed = placeBeside(wanted, [calculator], room, least);
  expect(placed).toEqual({ left: 24, top: 56, width: 620, height: 326 });
});
