import type { Place } from '@bac/contract/accounts/places.ts';

interface Codes {
  province: string;
  district: string;
  ward: string;
}

interface Places {
  provinces: { data: Place[] | undefined };
  districts: { data: Place[] | undefined };
  wards: { data: Place[] | undefined };
}

const nameOf = (places: Place[] | undefined, code: string): string | undefined =>
  places?.find((place) => place.code === code)?.name;

/** The smallest place first, as on an envelope. A name that is not known yet is left out: a code tells nobody anything. */
export function placeNames(codes: Codes, { provinces, districts, wards }: Places): string[] {
  return [
    nameOf(wards.data, codes.ward),
    nameOf(districts.data, codes.district),
    nameOf(provinces.data, codes.province),
  ].filter((name) => name !== undefined);
}
