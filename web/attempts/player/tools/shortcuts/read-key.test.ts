import { describe, expect, test } from 'vitest';
import { keyNames } from './key-names.ts';
import { readKey } from './read-key.ts';
import { actions, shortcuts, type Action, type Chord } from './shortcuts.ts';

interface Press {
  key: string;
  code?: string;
  held?: string;
  isComposing?: boolean;
}

const event = ({ key, code = '', held = '', isComposing = false }: Press) => ({
  key,
  code,
  isComposing,
  ctrlKey: held.includes('C'),
  altKey: held.includes('A'),
  shiftKey: held.includes('S'),
  metaKey: held.includes('M'),
  getModifierState: (name: string) => name === 'AltGraph' && held.includes('G'),
});

const here = { isMac: false, isTyping: false };
const read = (press: Press, where = {}) => readKey(event(press), { ...here, ...where });

describe('the official shortcuts', () => {
  test.each<[string, Press, Action, number]>([
    ['F1', { key: 'F1', code: 'F1' }, 'shortcuts', 0],
    ['F6', { key: 'F6', code: 'F6' }, 'nextRegion', 0],
    ['Ctrl+Alt+B', { key: 'b', code: 'KeyB', held: 'CA' }, 'back', 0],
    ['Ctrl+Alt+X', { key: 'x', code: 'KeyX', held: 'CA' }, 'next', 0],
    ['Ctrl+Alt+G', { key: 'g', code: 'KeyG', held: 'CA' }, 'questionMenu', 0],
    ['Ctrl+Alt+H', { key: 'h', code: 'KeyH', held: 'CA' }, 'help', 0],
    ['Ctrl+Alt+V', { key: 'v', code: 'KeyV', held: 'CA' }, 'mark', 0],
    ['Ctrl+Alt+T', { key: 't', code: 'KeyT', held: 'CA' }, 'timer', 0],
    ['Ctrl+Alt+C', { key: 'c', code: 'KeyC', held: 'CA' }, 'calculator', 0],
    ['Ctrl+Alt+R', { key: 'r', code: 'KeyR', held: 'CA' }, 'reference', 0],
    ['Ctrl+Alt+O', { key: 'o', code: 'KeyO', held: 'CA' }, 'eliminator', 0],
    ['Ctrl+Alt+P', { key: 'p', code: 'KeyP', held: 'CA' }, 'pause', 0],
    ['Ctrl+Alt+Shift+D', { key: 'D', code: 'KeyD', held: 'CAS' }, 'directions', 0],
    ['Ctrl+Shift+3', { key: '#', code: 'Digit3', held: 'CS' }, 'choose', 2],
    ['Ctrl+Alt+4', { key: '4', code: 'Digit4', held: 'CA' }, 'eliminate', 3],
    ['Ctrl and +', { key: '+', code: 'Equal', held: 'CS' }, 'zoomIn', 0],
    ['Ctrl and =', { key: '=', code: 'Equal', held: 'C' }, 'zoomIn', 0],
    ['Ctrl and −', { key: '-', code: 'Minus', held: 'C' }, 'zoomOut', 0],
    ['Ctrl+0', { key: '0', code: 'Digit0', held: 'C' }, 'zoomReset', 0],
  ])('%s', (_name, press, action, index) => {
    expect(read(press)).toEqual({ action, index });
  });

  test('are Cmd+Ctrl on a Mac, whatever letter Option would type', () => {
    const where = { isMac: true };
    expect(read({ key: 'b', code: 'KeyB', held: 'CM' }, where)?.action).toBe('back');
    expect(read({ key: '≈', code: 'KeyX', held: 'AS' }, where)?.action).toBe('next');
    expect(
      read({ key: '≈', code: 'KeyX', held: 'AS' }, { isMac: true, isTyping: true }),
    ).toBeUndefined();
    expect(read({ key: '=', code: 'Equal', held: 'M' }, where)?.action).toBe('zoomIn');
  });
});

describe('typing goes first', () => {
  const altGr1 = { key: '1', code: 'Digit1', held: 'G' };

  test('AltGr types the digits of a Vietnamese layout; outside a field it is Ctrl+Alt', () => {
    expect(read(altGr1, { isTyping: true })).toBeUndefined();
    expect(read(altGr1)).toEqual({ action: 'eliminate', index: 0 });
  });

  test('also where AltGr says that Ctrl and Alt are down', () => {
    expect(read({ ...altGr1, held: 'GCA' }, { isTyping: true })).toBeUndefined();
  });

  test('a letter that an input method is putting together is left alone', () => {
    expect(read({ key: 'Process', code: 'KeyX', held: 'CA' })).toBeUndefined();
    expect(read({ key: 'x', code: 'KeyX', held: 'CA', isComposing: true })).toBeUndefined();
  });

  test('real Ctrl+Alt works from the answer field', () => {
    expect(read({ key: 'x', code: 'KeyX', held: 'CA' }, { isTyping: true })?.action).toBe('next');
  });

  test('plain letters and the browser’s own keys are nobody’s', () => {
    for (const held of ['', 'C', 'S', 'A']) {
      expect(read({ key: 'l', code: 'KeyL', held })).toBeUndefined();
      expect(read({ key: 'h', code: 'KeyH', held })).toBeUndefined();
    }
  });
});

test('a letter counts by what is written on the key, a digit by its place', () => {
  expect(read({ key: 'x', code: 'KeyQ', held: 'CA' })?.action).toBe('next');
  expect(read({ key: 'â', code: 'Digit2', held: 'CA' })).toEqual({ action: 'eliminate', index: 1 });
});

const name = ({ modifiers, code }: Chord): string => `${modifiers} ${code}`;

test('no two actions share their keys', () => {
  const all = actions.flatMap((action) => shortcuts[action].map(name));
  expect(new Set(all).size).toBe(all.length);
});

test('keys are named as the caps of the machine say', () => {
  const [first] = shortcuts.choose;
  expect(keyNames('choose', first!, false)).toEqual(['Ctrl', 'Shift', '1–4']);
  expect(keyNames('zoomIn', shortcuts.zoomIn[0]!, true)).toEqual(['⌘', '+']);
});
