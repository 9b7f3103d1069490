import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldIds, fields, subjects, type Field } from './fields.ts';
import { matchFields } from './match-fields.ts';
import { themes, type Theme } from './themes.ts';

type ThreeThemes = [Theme, Theme, Theme];

const threeThemes = fc.shuffledSubarray([...themes], {
  minLength: 3,
  maxLength: 3,
}) as fc.Arbitrary<ThreeThemes>;

const countShared = (field: Field, top: ThreeThemes): number =>
  field.themes.filter((theme) => top.includes(theme)).length;

const fieldWith = (id: Field['id'], ...fieldThemes: ThreeThemes): Field => ({
  id,
  themes: fieldThemes,
  subjects: [],
});

describe('the fields of study', () => {
  test('each field has three different themes and at least two subjects', () => {
    expect(fields.map(({ id }) => id)).toEqual([...fieldIds]);
    for (const field of fields) {
      expect(new Set(field.themes).size).toBe(3);
      expect(new Set(field.subjects).size).toBeGreaterThanOrEqual(2);
    }
  });

  test('each theme comes first in some field, and first or second in at least five', () => {
    const firsts = fields.map((field) => field.themes[0]);
    for (const theme of themes) expect(firsts).toContain(theme);
    for (const theme of themes) {
      const strong = fields.filter((field) => field.themes.slice(0, 2).includes(theme));
      expect(strong.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('every listed subject is used by some field', () => {
    const used = new Set(fields.flatMap((field) => field.subjects));
    expect([...used].toSorted()).toEqual([...subjects].toSorted());
  });
});

describe('matching', () => {
  test('ranks a field with the same three themes in the same order first', () => {
    const [first] = matchFields(['investigative', 'social', 'realistic']);
    expect(first!.shared).toBe(3);
    expect(first!.fields.map(({ id }) => id)).toEqual([
      'medicine',
      'science-teaching',
      'rehabilitation',
    ]);
  });

  test('groups every field that shares a theme by how many it shares', () => {
    fc.assert(
      fc.property(threeThemes, (top) => {
        const groups = matchFields(top);
        for (const group of groups) {
          for (const field of group.fields) expect(countShared(field, top)).toBe(group.shared);
        }
        const grouped = groups.flatMap((group) => group.fields.map(({ id }) => id));
        const expected = fields.filter((field) => countShared(field, top) > 0).map(({ id }) => id);
        expect(grouped.toSorted()).toEqual(expected.toSorted());
        const order = groups.map(({ shared }) => shared);
        expect(order).toEqual(order.toSorted().toReversed());
      }),
    );
  });

  test('ranks a field with exactly these themes in this order before all others', () => {
    fc.assert(
      fc.property(threeThemes, (top) => {
        const exact: Field = { id: 'law', themes: top, subjects: ['math'] };
        const others = fields.filter(({ themes: own }) => own.join() !== top.join());
        expect(matchFields(top, [...others, exact])[0]!.fields[0]).toBe(exact);
      }),
    );
  });

  test('within a group, a shared theme counts more the higher it ranks on both sides', () => {
    const high = fieldWith('law', 'social', 'artistic', 'enterprising');
    const low = fieldWith('sport', 'artistic', 'enterprising', 'social');
    const [group] = matchFields(['social', 'realistic', 'conventional'], [low, high]);
    expect(group!.fields).toEqual([high, low]);
  });

  test('at least six fields share two or more of any three themes', () => {
    fc.assert(
      fc.property(threeThemes, (top) => {
        const near = matchFields(top).filter(({ shared }) => shared >= 2);
        expect(near.flatMap((group) => group.fields).length).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
