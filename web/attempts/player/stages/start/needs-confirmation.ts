const minute = 60_000;

/** Whether a student who submits could still use the time or the questions that are left. */
export const needsConfirmation = (left: { unanswered: number; ms: number }): boolean =>
  left.unanswered > 0 || left.ms > minute;
