/** Labels of consecutive days on an axis: the day of the month, with the month on the first day and where a month begins. */
export const dayLabels = (days: readonly string[], withMonth: (day: string) => string): string[] =>
  days.map((day, index) =>
    index === 0 || day.endsWith('-01') ? withMonth(day) : String(Number(day.slice(-2))),
  );
