import { expect, test } from 'vitest';
import { joinPath, moveEntry, valueAt, withValueAt } from './value-path.ts';

const body = {
  title: { en: 'A', vi: 'B' },
  phases: [{ when: { en: 'x', vi: 'y' } }, { when: null }],
};

test('finds a value by its path, and undefined at a missing path', () => {
  expect(valueAt(body, 'phases.0.when.vi')).toBe('y');
  expect(valueAt(body, 'phases.7.when.vi')).toBeUndefined();
  expect(joinPath('', 'title')).toBe('title');
  expect(joinPath('phases', 0)).toBe('phases.0');
});

test('a change copies the body and keeps unchanged siblings identical', () => {
  const changed = withValueAt(body, 'phases.0.when.vi', 'z');
  expect(changed.phases[0]).toEqual({ when: { en: 'x', vi: 'z' } });
  expect(changed.phases[1]).toBe(body.phases[1]);
  expect(changed.title).toBe(body.title);
  expect(body.phases[0]?.when?.vi).toBe('y');
});

test('sets a value at a path that did not exist', () => {
  expect(withValueAt({ axis: undefined } as object, 'axis.min', 3)).toEqual({ axis: { min: 3 } });
  expect(withValueAt({ rows: ['a'] }, 'rows.1', 'b')).toEqual({ rows: ['a', 'b'] });
});

test('moves an entry within its list and never out of it', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
