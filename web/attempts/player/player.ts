import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { Attempt } from '@bac/exam/attempt/attempt.ts';
import type { BrowserEvent } from '@bac/exam/attempt/event.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';

/** Every answer is stored on this device; `saved` means that the server has acknowledged it too. */
export type SaveState = 'saved' | 'saving' | 'offline';

/** The attempt as screens see it: one state, and `send`, the only way to change it. */
export interface Player {
  id: string;
  test: AttemptView['test'];
  hasTextToSpeech: boolean;
  /** The attempt after every event made here, acknowledged or not. */
  attempt: Attempt;
  /** All questions of the open module, so that navigation never waits for the network. */
  items: StudentView[];
  /** The formulas of the items as MathML. The browser renders one that is absent. */
  formulas?: AttemptView['formulas'];
  /** The team's own directions for the open module, instead of the standard ones. */
  instruction?: AttemptView['instruction'];
  saveState: SaveState;
  /** False if this browser cannot store: an answer is then safe only once it is `saved`. */
  isStoredHere: boolean;
  /** The session has ended. Events stay stored and are sent after signing in. */
  isSignedOut: boolean;
  /** The server has no such attempt of this person, for example after signing in as somebody else. */
  isGone?: boolean;
  /** False once another device, or another tab of this browser, has taken the test over. */
  isActive: boolean;
  /** The estimated server time. */
  now(): number;
  /**
   * Applies an event at once, stores it on this device and sends it. Returns false, without any effect, for an event that the
   * attempt refuses and for a pause without the network.
   */
  send(event: BrowserEvent): boolean;
  /** Needs the network: the server opens a module and starts its clock. Fails with `ApiError`. */
  openModule(module: number): Promise<void>;
  /** Needs the network. Fails with `ApiError`. */
  takeOver(): Promise<void>;
  /** Calls back just before a module closes at its deadline, so that the last visit can still be sent. Returns the unsubscribe. */
  onClosing(listener: () => void): () => void;
}
