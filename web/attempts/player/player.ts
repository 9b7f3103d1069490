import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';

/** Every answer here is on this device; `saved` says that the server has it too. */
export type SaveState = 'saved' | 'saving' | 'offline';

/** The attempt as the screens see it: one state, one way to change it. */
export interface Player {
  id: string;
  test: AttemptView['test'];
  hasTextToSpeech: boolean;
  /** After everything done here, whether or not the server has heard of it. */
  attempt: Attempt;
  /** The questions of the open module; all of them, so that moving never waits for the network. */
  items: StudentView[];
  /** Those in the items, as MathML; one that is absent is rendered here. */
  formulas?: AttemptView['formulas'];
  /** The team's own directions for the open module, in place of the product's. */
  instruction?: AttemptView['instruction'];
  saveState: SaveState;
  /** False where this browser refuses to store: then an answer is safe only once it is `saved`. */
  isKeptHere: boolean;
  /** The session has ended; everything is kept and goes on after signing in. */
  isSignedOut: boolean;
  /** The server knows no such attempt of this person's, as after signing in as somebody else. */
  isGone?: boolean;
  /** False once another device, or another tab of this browser, has taken the test over. */
  isActive: boolean;
  /** The server's time, counted on from the last acknowledgement. */
  now(): number;
  /**
   * Takes effect at once, is stored on this device, then sent. False for what the attempt refuses, and for a pause
   * without the network: it is not sent.
   */
  send(event: BrowserEvent): boolean;
  /** Needs the network: the server opens a part and starts its clock. Fails with `ApiError`. */
  openModule(module: number): Promise<void>;
  /** Needs the network. Fails with `ApiError`. */
  takeOver(): Promise<void>;
  /** Calls back just before the clock closes a part, so that the last visit can still be told. Gives the way to stop. */
  onClosing(listener: () => void): () => void;
}
