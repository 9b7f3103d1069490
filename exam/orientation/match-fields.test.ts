import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldIds, fields, subjects, type Field } from './fields.ts';
import { matchFields } from './match-fields.ts';
import { themes, type Theme } from './themes.ts';

type Three = [Theme, Theme, Theme];

const threes = fc.shuffledSubarray([...themes], {
  minLength: 3,
  maxLength: 3,
}) as fc.Arbitrary<Three>;

const sharedWith = (field: Field, top: Three): number =>
  field.themes.filter((theme) => top.includes(theme)).length;

const fieldWith = (id: Field['id'], ...own: Three): Field => ({ id, themes: own, subjects: [] });

describe('the fields of study', () => {
  test('name three different themes and at least two subjects each', () => {
    expect(fields.map(({ id }) => id)).toEqual([...fieldIds]);
    for (const field of fields) {
      expect(new Set(field.themes).size).toBe(3);
      expect(new Set(field.subjects).size).toBeGreaterThanOrEqual(2);
    }
  });

  test('leave no theme without a field that leads with it and five where it comes first or second', () => {
    const firsts = fields.map((field) => field.themes[0]);
    for (const theme of themes) expect(firsts).toContain(theme);
    for (const theme of themes) {
      const strong = fields.filter((field) => field.themes.slice(0, 2).includes(theme));
      expect(strong.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('build on every subject that is listed', () => {
    const used = new Set(fields.flatMap((field) => field.subjects));
    expect([...used].toSorted()).toEqual([...subjects].toSorted());
  });
});

describe('matching', () => {
  test('puts the same three in the same order first', () => {
    const [first] = matchFields(['investigative', 'social', 'realistic']);
    expect(first!.shared).toBe(3);
    expect(first!.fields.map(({ id }) => id)).toEqual([
      'medicine',
      'science-teaching',
      'rehabilitation',
    ]);
  });

  test('puts every field that shares a theme into one group, by how many it shares', () => {
    fc.assert(
      fc.property(threes, (top) => {
        const groups = matchFields(top);
        for (const group of groups) {
          for (const field of group.fields) expect(sharedWith(field, top)).toBe(group.shared);
        }
        const placed = groups.flatMap((group) => group.fields.map(({ id }) => id));
        const sharing = fields.filter((field) => sharedWith(field, top) > 0).map(({ id }) => id);
        expect(placed.toSorted()).toEqual(sharing.toSorted());
        const order = groups.map(({ shared }) => shared);
        expect(order).toEqual(order.toSorted().toReversed());
      }),
    );
  });

  test('a field of exactly these themes in this order comes before all others', () => {
    fc.assert(
      fc.property(threes, (top) => {
        const exact: Field = { id: 'law', themes: top, subjects: ['math'] };
        const others = fields.filter(({ themes: own }) => own.join() !== top.join());
        expect(matchFields(top, [...others, exact])[0]!.fields[0]).toBe(exact);
      }),
    );
  });

  test('within a group a shared theme counts more the higher it stands on both sides', () => {
    const high = fieldWith('law', 'social', 'artistic', 'enterprising');
    const low = fieldWith('sport', 'artistic', 'enterprising', 'social');
    const [group] = matchFields(['social', 'realistic', 'conventional'], [low, high]);
    expect(group!.fields).toEqual([high, low]);
  });

  test('whatever three themes lead, at least six fields share two or more of them', () => {
    fc.assert(
      fc.property(threes, (top) => {
        const near = matchFields(top).filter(({ shared }) => shared >= 2);
        expect(near.flatMap((group) => group.fields).length).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
