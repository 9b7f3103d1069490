import type { FoundWard } from '@bac/contract/accounts/places.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { findPlaces, listDistricts, listProvinces, listWards } from './places.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

interface ListedPlace {
  code: string;
  name: string;
  since2025: unknown;
}

const get = async (path: string) => (await test.app.inject(`/api/v1/places/${path}`)).json();
const list = async (path: string): Promise<ListedPlace[]> => (await get(path)).data;
const named = (places: ListedPlace[], name: string) => places.find((place) => place.name === name);

const distinct = (places: { code: string }[]) => new Set(places.map(({ code }) => code)).size;

/** Lists every ward with its district and province. */
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
  it('lists the districts of a province and the wards of a district with their addresses since July 2025', async () => {
    const province = named(await list('provinces'), 'Tỉnh Bình Dương');
    const districts = await list(`provinces/${province?.code}/districts`);
    const district = named(districts, 'Thành phố Thủ Dầu Một');
    const wards = await list(`districts/${district?.code}/wards`);
    expect(named(wards, 'Phường Phú Cường')?.since2025).toEqual({
      ward: 'Phường Thủ Dầu Một',
      province: 'Thành phố Hồ Chí Minh',
    });
  });

  it('has 63 provinces, 705 districts and 10,599 wards, each under one parent', async () => {
    const provinces = await listProvinces();
    const districts = await Promise.all(provinces.map(({ code }) => listDistricts(code)));
    const wards = await everyWard();
    expect([provinces.length, distinct(provinces)]).toEqual([63, 63]);
    expect([districts.flat().length, distinct(districts.flat())]).toEqual([705, 705]);
    expect([wards.length, distinct(wards)]).toEqual([10_599, 10_599]);
  });

  it('writes ward names as people do, unique within a district', async () => {
    const wards = await everyWard();
    const customaryName = /^(Phường|Xã|Thị trấn)( [^\s0]\S*)+$/;
    expect(wards.map(({ name }) => name).filter((name) => !customaryName.test(name))).toEqual([]);
    expect(new Set(wards.map(({ name, district }) => `${name}, ${district.code}`)).size).toBe(
      wards.length,
    );
  });

  it('sorts places in Vietnamese order, numbers by value', async () => {
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

  it('lists an island district without wards as its own only ward', async () => {
    const [district, ...others] = await list('districts/318/wards');
    expect(others).toEqual([]);
    expect(district).toMatchObject({ code: '318', since2025: null });
    const found = await findPlaces({ province: '31', district: '318', ward: '318' });
    expect(found?.ward).toBe(district?.name);
  });

  it.each(['provinces/99/districts', 'provinces/1/districts', 'districts/99999/wards'])(
    'finds no places for an unknown code: %s',
    async (path) => {
      expect((await get(path)).code).toBe('NOT_FOUND');
    },
  );

  it('rejects a code that is not made of digits', async () => {
    expect((await get('districts/constructor/wards')).code).toBe('INVALID_REQUEST');
  });
});

describe('the address since July 2025', () => {
  it('knows the new address of more than 99% of the wards, in all 34 provinces', async () => {
    const wards = await everyWard();
    const newAddresses = wards.flatMap(({ since2025 }) => since2025 ?? []);
    expect(newAddresses.length / wards.length).toBeGreaterThan(0.99);
    const provinces = new Set(newAddresses.map(({ province }) => province));
    expect(provinces.size).toBe(34);
    for (const name of provinces) expect(name).toMatch(/^(Thành phố|Tỉnh) /);
    for (const { ward } of newAddresses) expect(ward).toMatch(/^(Phường|Xã|Đặc khu) \S/);
  });

  it.each([
    ['by code', '79', '764', '26881', 'Phường An Hội Tây'],
    ['by name, when its code was given up', '01', '280', '10309', 'Xã Phú Xuyên'],
    ['by number with or without a zero', '79', '773', '27262', 'Phường Khánh Hội'],
    ['of the same type before another', '15', '141', '04774', 'Xã Thác Bà'],
    ['of another type, when there is no other', '31', '311', '11563', 'Phường Thủy Nguyên'],
    ['in another district, when its own was dissolved', '36', '358', '13714', 'Phường Mỹ Lộc'],
    ['the first, when it was divided', '75', '734', '26128', 'Xã Nam Cát Tiên'],
  ])('finds the new address %s', async (_how, province, district, ward, expected) => {
    const found = await findPlaces({ province, district, ward });
    expect(found?.since2025?.ward).toBe(expected);
  });

  it('returns null when the source has no new address', async () => {
    const found = await findPlaces({ province: '30', district: '291', ward: '10651' });
    expect(found).toMatchObject({ ward: 'Xã Nam Hồng', since2025: null });
  });
});

const search = async (text: string): Promise<FoundWard[]> =>
  (await get(`wards?search=${encodeURIComponent(text)}`)).data;

describe('the search for a ward', () => {
  it.each([
    ['its name since July 2025', 'Phường An Hội Tây', 'Phường An Hội Tây'],
    ['that name without accents and type', 'an hoi tay', 'Phường An Hội Tây'],
    ['that name with its province', 'An Hội Tây, Hồ Chí Minh', 'Phường An Hội Tây'],
    ['its old name with its district', 'Phú Cường, Thủ Dầu Một', 'Phường Thủ Dầu Một'],
  ])('finds a ward by %s', async (_how, text, newName) => {
    const [first] = await search(text);
    expect(first?.since2025?.ward).toBe(newName);
    const { province, district, ward } = first!;
    const codes = { province: province.code, district: district.code, ward: ward.code };
    expect(await findPlaces(codes)).toMatchObject({ ward: ward.name, district: district.name });
  });

  it('returns at most twelve wards, and none for an unknown name', async () => {
    expect(await search('phường')).toHaveLength(12);
    expect(await search('không có nơi này')).toEqual([]);
  });

  it('refuses a search that is too short or too long', async () => {
    expect((await get('wards?search=a')).code).toBe('INVALID_REQUEST');
    expect((await get(`wards?search=${'a'.repeat(61)}`)).code).toBe('INVALID_REQUEST');
  });
});

describe('the places of a registration', () => {
  const codes = { province: '74', district: '718', ward: '25747' };

  it('names the places when the three codes belong together', async () => {
    expect(await findPlaces(codes)).toMatchObject({
      province: 'Tỉnh Bình Dương',
      district: 'Thành phố Thủ Dầu Một',
    });
    const wards = await everyWard();
    for (const { code, name, province, district } of wards.filter((_, index) => index % 97 === 0)) {
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
  ])('finds no places when %s', async (_why, wrong) => {
    expect(await findPlaces({ ...codes, ...wrong })).toBeUndefined();
  });
});
