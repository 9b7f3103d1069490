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

const defaults = { isMac: false, isTyping: false };
const read = (press: Press, context = {}) => readKey(event(press), { ...defaults, ...context });

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

  test('the official shortcuts are Cmd+Ctrl on a Mac, whatever letter Option would type', () => {
    const context = { isMac: true };
    expect(read({ key: 'b', code: 'KeyB', held: 'CM' }, context)?.action).toBe('back');
    expect(read({ key: '≈', code: 'KeyX', held: 'AS' }, context)?.action).toBe('next');
    expect(
      read({ key: '≈', code: 'KeyX', held: 'AS' }, { isMac: true, isTyping: true }),
    ).toBeUndefined();
    expect(read({ key: '=', code: 'Equal', held: 'M' }, context)?.action).toBe('zoomIn');
  });
});

describe('typing has priority', () => {
  const altGr1 = { key: '1', code: 'Digit1', held: 'G' };

  test('AltGr types the digits of a Vietnamese layout; outside a field it is Ctrl+Alt', () => {
    expect(read(altGr1, { isTyping: true })).toBeUndefined();
    expect(read(altGr1)).toEqual({ action: 'eliminate', index: 0 });
  });

  test('AltGr types digits even if it reports Ctrl and Alt as pressed', () => {
    expect(read({ ...altGr1, held: 'GCA' }, { isTyping: true })).toBeUndefined();
  });

  test('ignores a key that an input method is composing', () => {
    expect(read({ key: 'Process', code: 'KeyX', held: 'CA' })).toBeUndefined();
    expect(read({ key: 'x', code: 'KeyX', held: 'CA', isComposing: true })).toBeUndefined();
  });

  test('real Ctrl+Alt works from the answer field', () => {
    expect(read({ key: 'x', code: 'KeyX', held: 'CA' }, { isTyping: true })?.action).toBe('next');
  });

  test('ignores plain letters and the browser’s own shortcuts', () => {
    for (const held of ['', 'C', 'S', 'A']) {
      expect(read({ key: 'l', code: 'KeyL', held })).toBeUndefined();
      expect(read({ key: 'h', code: 'KeyH', held })).toBeUndefined();
    }
  });
});

test('recognizes letters by the typed character and digits by the position of the key', () => {
  expect(read({ key: 'x', code: 'KeyQ', held: 'CA' })?.action).toBe('next');
  expect(read({ key: 'â', code: 'Digit2', held: 'CA' })).toEqual({ action: 'eliminate', index: 1 });
});

const name = ({ modifiers, code }: Chord): string => `${modifiers} ${code}`;

test('no two actions share their keys', () => {
  const all = actions.flatMap((action) => shortcuts[action].map(name));
  expect(new Set(all).size).toBe(all.length);
});

test('names keys as they are printed on the keyboard', () => {
  const [first] = shortcuts.choose;
  expect(keyNames('choose', first!, false)).toEqual(['Ctrl', 'Shift', '1–4']);
  expect(keyNames('zoomIn', shortcuts.zoomIn[0]!, true)).toEqual(['⌘', '+']);
});
