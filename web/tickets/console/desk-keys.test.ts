import { afterEach, expect, test } from 'vitest';
import { deskKeyOf } from './desk-keys.ts';

const press = (key: string, target: Element = document.body, more = {}) =>
  deskKeyOf({
    key,
    target,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    ...more,
  });

const insert = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]')!;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('letters move through the queue and open the write box', () => {
  expect(['j', 'k', 'r', 'n', 'a', '?'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'reply',
    'note',
    'assign',
    'help',
  ]);
  expect(press('J')).toBe('next');
  expect(press('z')).toBeUndefined();
});

test('ignores keys while somebody types', () => {
  expect(press('j', insert('<textarea data-here></textarea>'))).toBeUndefined();
  expect(press('?', insert('<input data-here type="search">'))).toBeUndefined();
  expect(press('a', insert('<select data-here></select>'))).toBeUndefined();
});

test('accepts keys while a checkbox has the focus', () => {
  expect(press('j', insert('<input data-here type="checkbox">'))).toBe('next');
});

test('ignores keys with a modifier and keys that belong to a menu or dialog', () => {
  expect(press('r', document.body, { ctrlKey: true })).toBeUndefined();
  expect(press('j', insert('<div role="menu"><button data-here></button></div>'))).toBeUndefined();
  insert('<div role="dialog"></div>');
  expect(press('j')).toBeUndefined();
});

test('arrows move through the queue only from the queue; elsewhere they scroll', () => {
  expect(press('ArrowDown')).toBe('next');
  expect(press('ArrowUp', insert('<ul data-queue><a data-here></a></ul>'))).toBe('previous');
  expect(press('ArrowDown', insert('<div data-here></div>'))).toBeUndefined();
});
