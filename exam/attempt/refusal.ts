/** Why an event does not change an attempt. */
export type RefusalReason =
  /** The event does not fit the phase: for instance no module is open, the break is over or the attempt has ended. */
  | 'out-of-place'
  /** The event's module is closed. */
  | 'module-closed'
  /** The event was made after the deadline. */
  | 'too-late'
  /** A browser that did not know of the extension yet submitted the module by its clock. */
  | 'extended'
  /** The event was made during a pause. */
  | 'paused'
  /** There is no such question, highlight or section. */
  | 'unknown'
  /** The answer does not fit this kind of question. */
  | 'unfit'
  /** The question has too many highlights. */
  | 'too-many'
  /** The plan does not grant pauses. */
  | 'not-granted'
  /** Another device has taken over the test since. */
  | 'overtaken';
