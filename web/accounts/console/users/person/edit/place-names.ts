import type { Place } from '@bac/contract/accounts/places.ts';
import { placeFields, type Field } from './edit-fields.ts';

/** What can be chosen at each level, as far as it has come. */
export type PlaceNames = Partial<Record<Field, Place[] | undefined>>;

const isPlace = (field: Field): boolean => placeFields.some((name) => name === field);

/** The name of a place where the field is one; until the names have come, nothing is better than a code. */
export function placeNames(offered: PlaceNames[], field: Field, value: string): string {
  if (!isPlace(field)) return value;
  const lists = offered.map((names) => names[field]).filter((list) => list !== undefined);
  const found = lists.flat().find(({ code }) => code === value);
  if (found) return found.name;
  return lists.length < offered.length ? '…' : value;
}
