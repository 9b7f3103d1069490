/**
 * Each action has its official keys first (Ctrl+Alt; Cmd+Ctrl on a Mac), then an alternative with Alt+Shift, in case the browser or
 * the desktop uses the first (a Linux desktop opens a terminal with Ctrl+Alt+T and locks the screen with Ctrl+Alt+L).
 */
export type Modifiers =
  | 'none'
  | 'shift'
  | 'control'
  | 'control-shift'
  | 'control-alt'
  | 'control-alt-shift'
  | 'alt-shift';

export interface Chord {
  modifiers: Modifiers;
  /** A value of `KeyboardEvent.code`. */
  code: string;
}

export type Action =
  | 'shortcuts'
  | 'nextRegion'
  | 'previousRegion'
  | 'back'
  | 'next'
  | 'questionMenu'
  | 'mark'
  | 'timer'
  | 'directions'
  | 'help'
  | 'highlights'
  | 'lineReader'
  | 'calculator'
  | 'reference'
  | 'eliminator'
  | 'speech'
  | 'pause'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomReset'
  | 'choose'
  | 'eliminate';

const chord = (modifiers: Modifiers, code: string): Chord => ({ modifiers, code });

const letter = (name: string): Chord[] => [
  chord('control-alt', `Key${name}`),
  chord('alt-shift', `Key${name}`),
];

/** `choose` and `eliminate` each stand for the keys 1 to 4. */
export const shortcuts: Record<Action, Chord[]> = {
  shortcuts: [chord('none', 'F1'), chord('alt-shift', 'KeyK')],
  nextRegion: [chord('none', 'F6'), chord('alt-shift', 'KeyF')],
  previousRegion: [chord('shift', 'F6')],
  back: letter('B'),
  next: letter('X'),
  questionMenu: letter('G'),
  mark: letter('V'),
  timer: letter('T'),
  directions: [chord('control-alt-shift', 'KeyD'), chord('alt-shift', 'KeyD')],
  help: letter('H'),
  highlights: letter('N'),
  lineReader: letter('L'),
  calculator: letter('C'),
  reference: letter('R'),
  eliminator: letter('O'),
  speech: letter('S'),
  pause: letter('P'),
  zoomIn: [chord('control', 'Equal'), chord('alt-shift', 'Equal')],
  zoomOut: [chord('control', 'Minus'), chord('alt-shift', 'Minus')],
  zoomReset: [chord('control', 'Digit0'), chord('alt-shift', 'Digit0')],
  choose: [chord('control-shift', 'Digit1'), chord('alt-shift', 'Digit1')],
  eliminate: [chord('control-alt', 'Digit1')],
};

export const actions = Object.keys(shortcuts) as Action[];

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
