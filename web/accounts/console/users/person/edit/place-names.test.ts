import { expect, test } from 'vitest';
import { placeNames } from './place-names.ts';

const saigon = { code: '79', name: 'Thành phố Hồ Chí Minh' };
const huế = { code: '46', name: 'Thành phố Huế' };

test('a place is told by its name, whichever version it belongs to', () => {
  const offered = [{ province: [saigon] }, { province: [huế] }];
  expect(placeNames(offered, 'province', '79')).toBe(saigon.name);
  expect(placeNames(offered, 'province', '46')).toBe(huế.name);
});

test('a code is never shown while its name is on the way', () => {
  expect(placeNames([{ ward: [] }, { ward: undefined }], 'ward', '25747')).toBe('…');
});

test('a place that no longer exists is told by its code', () => {
  expect(placeNames([{ ward: [] }, { ward: [] }], 'ward', '25747')).toBe('25747');
});

test('everything else is told as it is', () => {
  expect(placeNames([{}, {}], 'address', '79')).toBe('79');
});
