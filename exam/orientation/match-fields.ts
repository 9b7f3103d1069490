import { fields, type Field } from './fields.ts';
import type { Theme } from './themes.ts';

export interface FieldGroup {
  /** How many of the person's three themes each of these fields shares. */
  shared: 1 | 2 | 3;
  fields: Field[];
}

type Three = readonly [Theme, Theme, Theme];

const sharedOf = (field: Field, top: Three): number =>
  field.themes.filter((theme) => top.includes(theme)).length;

/** A first place weighs three, a last one, on both sides: the same three in the same order come to the most, 14. */
const weight = (list: Three, theme: Theme): number => list.length - list.indexOf(theme);

const closeness = ({ themes }: Field, top: Three): number =>
  themes
    .filter((theme) => top.includes(theme))
    .reduce((total, theme) => total + weight(themes, theme) * weight(top, theme), 0);

/** Fields by how many of the person's themes they share, the most first; within a group those whose order is alike first. */
export function matchFields(top: Three, all: readonly Field[] = fields): FieldGroup[] {
  return ([3, 2, 1] as const)
    .map((shared) => ({
      shared,
      fields: all
        .filter((field) => sharedOf(field, top) === shared)
        .toSorted((one, other) => closeness(other, top) - closeness(one, top)),
    }))
    .filter((group) => group.fields.length > 0);
}
