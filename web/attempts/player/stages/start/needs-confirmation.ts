const minute = 60_000;

/** Returns true if a student who submits still has questions without an answer or more than a minute. */
export const needsConfirmation = (remaining: { unanswered: number; ms: number }): boolean =>
  remaining.unanswered > 0 || remaining.ms > minute;
