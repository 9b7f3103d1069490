/** The sum over all days. */
export const sumOf = (days: readonly { count: number }[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);
