import { expect, it } from 'vitest';
import { compareNames } from './name-order.ts';

it('orders names by the given name, then by the family name, in the order of Vietnamese letters', () => {
  const names = [
    'Nguyễn Văn Đức',
    'Trần Thu Ánh',
    'Lê Ân',
    'Nguyễn Dũng',
    'Bùi Hà Anh',
    'An',
    ' Lê Thị  Ánh ',
  ];
  expect(names.toSorted(compareNames)).toEqual([
    'An',
    'Bùi Hà Anh',
    ' Lê Thị  Ánh ',
    'Trần Thu Ánh',
    'Lê Ân',
    'Nguyễn Dũng',
    'Nguyễn Văn Đức',
  ]);
});
