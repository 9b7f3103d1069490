import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { findPlaces, listDistricts, listProvinces, listWards } from './places.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface Found {
  code: string;
  name: string;
  since2025: unknown;
}

const get = async (path: string) => (await test.app.inject(`/api/v1/places/${path}`)).json();
const list = async (path: string): Promise<Found[]> => (await get(path)).data;
const named = (places: Found[], name: string) => places.find((place) => place.name === name);

const distinct = (places: { code: string }[]) => new Set(places.map(({ code }) => code)).size;

/** Every ward with the codes above it. */
async function everyWard() {
  const found = [];
  for (const province of await listProvinces()) {
    for (const district of await listDistricts(province.code)) {
      const wards = await listWards(district.code);
      const real = wards.filter(({ code }) => code !== district.code);
      found.push(...real.map((ward) => ({ ...ward, province, district })));
    }
  }
  return found;
}

describe('places', () => {
  it('lead from a province to a district to a ward and its address since July 2025', async () => {
    const province = named(await list('provinces'), 'Tỉnh Bình Dương');
    const districts = await list(`provinces/${province?.code}/districts`);
    const district = named(districts, 'Thành phố Thủ Dầu Một');
    const wards = await list(`districts/${district?.code}/wards`);
    expect(named(wards, 'Phường Phú Cường')?.since2025).toEqual({
      ward: 'Phường Thủ Dầu Một',
      province: 'Thành phố Hồ Chí Minh',
    });
  });

  it('are 63 provinces, 705 districts and 10,599 wards, each under one parent', async () => {
    const provinces = await listProvinces();
    const districts = await Promise.all(provinces.map(({ code }) => listDistricts(code)));
    const wards = await everyWard();
    expect([provinces.length, distinct(provinces)]).toEqual([63, 63]);
    expect([districts.flat().length, distinct(districts.flat())]).toEqual([705, 705]);
    expect([wards.length, distinct(wards)]).toEqual([10_599, 10_599]);
  });

  it('have names as people write them, and no two alike in one district', async () => {
    const wards = await everyWard();
    const asWritten = /^(Phường|Xã|Thị trấn)( [^\s0]\S*)+$/;
    expect(wards.map(({ name }) => name).filter((name) => !asWritten.test(name))).toEqual([]);
    expect(new Set(wards.map(({ name, district }) => `${name}, ${district.code}`)).size).toBe(
      wards.length,
    );
  });

  it('are sorted the Vietnamese way, numbers by value', async () => {
    const { compare } = new Intl.Collator('vi', { numeric: true });
    const provinces = (await list('provinces')).map(({ name }) => name);
    expect(provinces).toEqual(provinces.toSorted(compare));
    const districts = (await list('provinces/79/districts')).map(({ name }) => name);
    expect(districts.filter((name) => /^Quận \d/.test(name)).slice(0, 3)).toEqual([
      'Quận 1',
      'Quận 3',
      'Quận 4',
    ]);
    const wards = (await list('districts/764/wards')).map(({ name }) => name);
    expect(wards.indexOf('Phường 3')).toBeLessThan(wards.indexOf('Phường 10'));
  });

  it('on the islands, which have no wards, let the district stand for its only one', async () => {
    const [district, ...others] = await list('districts/318/wards');
    expect(others).toEqual([]);
    expect(district).toMatchObject({ code: '318', since2025: null });
    const found = await findPlaces({ province: '31', district: '318', ward: '318' });
    expect(found?.ward).toBe(district?.name);
  });

  it.each(['provinces/99/districts', 'provinces/1/districts', 'districts/99999/wards'])(
    'are not found by an unknown code: %s',
    async (path) => {
      expect((await get(path)).code).toBe('NOT_FOUND');
    },
  );

  it('have codes of digits only', async () => {
    expect((await get('districts/constructor/wards')).code).toBe('INVALID_REQUEST');
  });
});

describe('the address since July 2025', () => {
  it('is known for more than 99 % of the wards, in all 34 provinces', async () => {
    const wards = await everyWard();
    const known = wards.flatMap(({ since2025 }) => since2025 ?? []);
    expect(known.length / wards.length).toBeGreaterThan(0.99);
    const provinces = new Set(known.map(({ province }) => province));
    expect(provinces.size).toBe(34);
    for (const name of provinces) expect(name).toMatch(/^(Thành phố|Tỉnh) /);
    for (const { ward } of known) expect(ward).toMatch(/^(Phường|Xã|Đặc khu) \S/);
  });

  it.each([
    ['by code', '79', '764', '26881', 'Phường An Hội Tây'],
    ['by name, when its code was given up', '01', '280', '10309', 'Xã Phú Xuyên'],
    ['by number with or without a zero', '79', '773', '27262', 'Phường Khánh Hội'],
    ['of the same type before another', '15', '141', '04774', 'Xã Thác Bà'],
    ['of another type, when there is no other', '31', '311', '11563', 'Phường Thủy Nguyên'],
    ['in another district, when its own was dissolved', '36', '358', '13714', 'Phường Mỹ Lộc'],
    ['the first, when it was divided', '75', '734', '26128', 'Xã Nam Cát Tiên'],
  ])('is found %s', async (_how, province, district, ward, expected) => {
    const found = await findPlaces({ province, district, ward });
    expect(found?.since2025?.ward).toBe(expected);
  });

  it('is null where the source has none', async () => {
    const found = await findPlaces({ province: '30', district: '291', ward: '10651' });
    expect(found).toMatchObject({ ward: 'Xã Nam Hồng', since2025: null });
  });
});

describe('the places of a registration', () => {
  const codes = { province: '74', district: '718', ward: '25747' };

  it('are named when the three codes belong together', async () => {
    expect(await findPlaces(codes)).toMatchObject({
      province: 'Tỉnh Bình Dương',
      district: 'Thành phố Thủ Dầu Một',
    });
    const wards = await everyWard();
    for (const { code, name, province, district } of wards.filter((_, at) => at % 97 === 0)) {
      const found = await findPlaces({
        province: province.code,
        district: district.code,
        ward: code,
      });
      expect(found?.ward).toBe(name);
    }
  });

  it.each([
    ['the province is another', { province: '79' }],
    ['the district is another', { district: '719' }],
    ['the ward is of another district', { ward: '00001' }],
    ['the ward does not exist', { ward: '99999' }],
  ])('are not found when %s', async (_why, wrong) => {
    expect(await findPlaces({ ...codes, ...wrong })).toBeUndefined();
  });
});
