import type { Action, Chord, Modifiers } from './shortcuts.ts';

const onPc: Record<Modifiers, string[]> = {
  none: [],
  shift: ['Shift'],
  control: ['Ctrl'],
  'control-shift': ['Ctrl', 'Shift'],
  'control-alt': ['Ctrl', 'Alt'],
  'control-alt-shift': ['Ctrl', 'Alt', 'Shift'],
  'alt-shift': ['Alt', 'Shift'],
};

const onMac: Record<Modifiers, string[]> = {
  none: [],
  shift: ['⇧'],
  control: ['⌘'],
  'control-shift': ['⌃', '⇧'],
  'control-alt': ['⌘', '⌃'],
  'control-alt-shift': ['⌘', '⌃', '⇧'],
  'alt-shift': ['⌥', '⇧'],
};

const signs: Record<string, string> = { Equal: '+', Minus: '−' };

/** The names of the keys of a chord as printed on them: `['Ctrl', 'Alt', 'B']`. */
export function keyNames(action: Action, { modifiers, code }: Chord, isMac: boolean): string[] {
  const isChoiceKey = action === 'choose' || action === 'eliminate';
  const cap = signs[code] ?? code.replace(/^(Key|Digit)/, '');
  return [...(isMac ? onMac : onPc)[modifiers], isChoiceKey ? '1–4' : cap];
}
