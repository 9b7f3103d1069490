import type { Place } from '@bac/contract/accounts/places.ts';
import { placeFields, type Field } from './edit-fields.ts';

/** The places to choose from at each level; undefined while they load. */
export type PlaceNames = Partial<Record<Field, Place[] | undefined>>;

const isPlace = (field: Field): boolean => placeFields.some((name) => name === field);

/** The name of a place, or an ellipsis while names load, so that no code is shown. Other fields' values are unchanged. */
export function placeNames(versions: PlaceNames[], field: Field, value: string): string {
  if (!isPlace(field)) return value;
  const lists = versions.map((names) => names[field]).filter((list) => list !== undefined);
  const found = lists.flat().find(({ code }) => code === value);
  if (found) return found.name;
  return lists.length < versions.length ? '…' : value;
}
