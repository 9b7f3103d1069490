/** Why an event does not change an attempt. */
export type RefusalReason =
  /** The attempt is elsewhere: no module is open, the break is over, it has ended. */
  | 'out-of-place'
  /** Its module has closed. */
  | 'module-closed'
  /** Made after the deadline. */
  | 'too-late'
  /** Handed in by a clock that had not heard of the time added. */
  | 'extended'
  /** Made while the clock stood still. */
  | 'paused'
  /** There is no such question, highlight or section. */
  | 'unknown'
  /** Not something this question can be answered with. */
  | 'unfit'
  /** More highlights than a page can carry. */
  | 'too-many'
  /** The plan does not grant it. */
  | 'not-granted'
  /** Another device has gone on with the test since. */
  | 'overtaken';
