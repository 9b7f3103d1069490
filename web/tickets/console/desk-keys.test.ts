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

const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]')!;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('letters lead through the queue and to the box', () => {
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

test('never while somebody types', () => {
  expect(press('j', put('<textarea data-here></textarea>'))).toBeUndefined();
  expect(press('?', put('<input data-here type="search">'))).toBeUndefined();
  expect(press('a', put('<select data-here></select>'))).toBeUndefined();
});

test('a box that is ticked is not typed in', () => {
  expect(press('j', put('<input data-here type="checkbox">'))).toBe('next');
});

test('not with another key held, and not where a menu or a dialog has the keys', () => {
  expect(press('r', document.body, { ctrlKey: true })).toBeUndefined();
  expect(press('j', put('<div role="menu"><button data-here></button></div>'))).toBeUndefined();
  put('<div role="dialog"></div>');
  expect(press('j')).toBeUndefined();
});

test('arrows go through the queue from the queue alone: elsewhere they scroll', () => {
  expect(press('ArrowDown')).toBe('next');
  expect(press('ArrowUp', put('<ul data-queue><a data-here></a></ul>'))).toBe('previous');
  expect(press('ArrowDown', put('<div data-here></div>'))).toBeUndefined();
});
