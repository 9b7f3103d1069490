import { actions, shortcuts, type Action, type Chord, type Modifiers } from './shortcuts.ts';

export interface Pressed {
  action: Action;
  /** Which of the four keys, from 0; 0 for the others. */
  index: number;
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'isComposing'
> & { getModifierState(name: string): boolean };

interface Where {
  isMac: boolean;
  /** The focus is where text is written. */
  isTyping: boolean;
}

const names: Record<string, Modifiers> = {
  '': 'none',
  S: 'shift',
  C: 'control',
  CS: 'control-shift',
  CA: 'control-alt',
  CAS: 'control-alt-shift',
  AS: 'alt-shift',
};

/**
 * AltGr reports itself as Ctrl+Alt or as AltGraph, according to browser and layout. It types characters (on a Vietnamese
 * Windows layout the digits), so where text is written it is left alone; elsewhere it is as good as Ctrl+Alt.
 */
function modifiersOf(key: Key, { isMac, isTyping }: Where): Modifiers | undefined {
  const isAltGraph = key.getModifierState('AltGraph') && !isMac;
  if (isAltGraph && isTyping) return undefined;
  const shift = key.shiftKey ? 'S' : '';
  if (isAltGraph) return names[`CA${shift}`];
  // Ctrl+Alt is Cmd+Ctrl on a Mac; Ctrl alone (zoom) is Cmd there, Ctrl+Shift remains.
  if (isMac && key.metaKey)
    return key.altKey ? undefined : names[`C${key.ctrlKey ? 'A' : ''}${shift}`];
  if (key.metaKey || (isMac && key.ctrlKey && key.altKey)) return undefined;
  return names[`${key.ctrlKey ? 'C' : ''}${key.altKey ? 'A' : ''}${shift}`];
}

/** The letter that is written on the key, whatever the layout; else the key's place on the board. */
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

/** What a key press asks for; undefined where it is nothing of ours, or somebody is typing with it. */
export function readKey(key: Key, where: Where): Pressed | undefined {
  // An input method is putting a letter together.
  if (key.isComposing || key.key === 'Process' || key.key === 'Dead') return undefined;
  const modifiers = modifiersOf(key, where);
  // Option+Shift types characters on a Mac.
  if (modifiers === 'alt-shift' && where.isMac && where.isTyping) return undefined;
  const code = codeOf(key);
  // A plus is Shift and another key on most boards.
  const isPlus = code === 'Equal' && modifiers === 'control-shift';
  for (const action of actions) {
    for (const chord of shortcuts[action]) {
      const index = indexOf(action, chord, code);
      const isMeant = chord.modifiers === modifiers || (isPlus && chord.modifiers === 'control');
      if (index >= 0 && isMeant) return { action, index };
    }
  }
  return undefined;
}
