import { expect, test } from 'vitest';
import { placeNames } from './place-names.ts';

const saigon = { code: '79', name: 'Thành phố Hồ Chí Minh' };
const huế = { code: '46', name: 'Thành phố Huế' };

test('shows the name of a place from either version', () => {
  const versions = [{ province: [saigon] }, { province: [huế] }];
  expect(placeNames(versions, 'province', '79')).toBe(saigon.name);
  expect(placeNames(versions, 'province', '46')).toBe(huế.name);
});

test('never shows the code of a place while its name is loading', () => {
  expect(placeNames([{ ward: [] }, { ward: undefined }], 'ward', '25747')).toBe('…');
});

test('shows the code of a place that no longer exists', () => {
  expect(placeNames([{ ward: [] }, { ward: [] }], 'ward', '25747')).toBe('25747');
});

test('leaves values of other fields unchanged', () => {
  expect(placeNames([{}, {}], 'address', '79')).toBe('79');
});
