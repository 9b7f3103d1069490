import { actions, shortcuts, type Action, type Chord, type Modifiers } from './shortcuts.ts';

export interface ShortcutPress {
  action: Action;
  /** Which of the keys 1 to 4 was pressed, counted from 0. Always 0 for other actions. */
  index: number;
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'isComposing'
> & { getModifierState(name: string): boolean };

interface Context {
  isMac: boolean;
  /** The focus is in a text field. */
  isTyping: boolean;
}

const modifierNames: Record<string, Modifiers> = {
  '': 'none',
  S: 'shift',
  C: 'control',
  CS: 'control-shift',
  CA: 'control-alt',
  CAS: 'control-alt-shift',
  AS: 'alt-shift',
};

/**
 * The modifiers of a key. Browsers report AltGr as Ctrl+Alt or as AltGraph, depending on the layout. It types characters (the
 * digits on a Vietnamese Windows layout), so it is ignored in a text field; elsewhere it counts as Ctrl+Alt.
 */
function modifiersOf(key: Key, { isMac, isTyping }: Context): Modifiers | undefined {
  const isAltGraph = key.getModifierState('AltGraph') && !isMac;
  if (isAltGraph && isTyping) return undefined;
  const shift = key.shiftKey ? 'S' : '';
  if (isAltGraph) return modifierNames[`CA${shift}`];
  // On a Mac, Ctrl+Alt is Cmd+Ctrl, Ctrl alone (zoom) is Cmd, and Ctrl+Shift stays the same.
  if (isMac && key.metaKey)
    return key.altKey ? undefined : modifierNames[`C${key.ctrlKey ? 'A' : ''}${shift}`];
  if (key.metaKey || (isMac && key.ctrlKey && key.altKey)) return undefined;
  return modifierNames[`${key.ctrlKey ? 'C' : ''}${key.altKey ? 'A' : ''}${shift}`];
}

/** The code of the letter that the key types, whatever the layout; otherwise the code of its position on the keyboard. */
function codeOf({ key, code }: Key): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (key === '+' || code === 'NumpadAdd') return 'Equal';
  if (code === 'NumpadSubtract') return 'Minus';
  return code.replace(/^Numpad(?=\d)/, 'Digit');
}

const indexOf = (action: Action, chord: Chord, code: string): number => {
  if (action !== 'choose' && action !== 'eliminate') return chord.code === code ? 0 : -1;
  return ['Digit1', 'Digit2', 'Digit3', 'Digit4'].indexOf(code);
};

/** The action of a key press. Undefined if it is not a shortcut, or if it types text. */
export function readKey(key: Key, context: Context): ShortcutPress | undefined {
  // An input method is composing a character.
  if (key.isComposing || key.key === 'Process' || key.key === 'Dead') return undefined;
  const modifiers = modifiersOf(key, context);
  // Option+Shift types characters on a Mac.
  if (modifiers === 'alt-shift' && context.isMac && context.isTyping) return undefined;
  const code = codeOf(key);
  // On most keyboards a plus is typed with Shift.
  const isPlus = code === 'Equal' && modifiers === 'control-shift';
  for (const action of actions) {
    for (const chord of shortcuts[action]) {
      const index = indexOf(action, chord, code);
      const isMatch = chord.modifiers === modifiers || (isPlus && chord.modifiers === 'control');
      if (index >= 0 && isMatch) return { action, index };
    }
  }
  return undefined;
}
