import { fields, type Field } from './fields.ts';
import type { Theme } from './themes.ts';

export interface FieldGroup {
  /** How many of the person's three themes these fields share. */
  shared: 1 | 2 | 3;
  fields: Field[];
}

type ThreeThemes = readonly [Theme, Theme, Theme];

const countShared = (field: Field, top: ThreeThemes): number =>
  field.themes.filter((theme) => top.includes(theme)).length;

/** The first theme of a list weighs 3 and the last one 1, on both sides, so equal lists have the greatest closeness, 14. */
const weight = (list: ThreeThemes, theme: Theme): number => list.length - list.indexOf(theme);

const closeness = ({ themes }: Field, top: ThreeThemes): number =>
  themes
    .filter((theme) => top.includes(theme))
    .reduce((total, theme) => total + weight(themes, theme) * weight(top, theme), 0);

/** Groups fields by how many of the person's themes they share, most first; within a group by how similar their order is. */
export function matchFields(top: ThreeThemes, all: readonly Field[] = fields): FieldGroup[] {
  return ([3, 2, 1] as const)
    .map((shared) => ({
      shared,
      fields: all
        .filter((field) => countShared(field, top) === shared)
        .toSorted((one, other) => closeness(other, top) - closeness(one, top)),
    }))
    .filter((group) => group.fields.length > 0);
}
