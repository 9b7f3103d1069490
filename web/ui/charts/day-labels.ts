/** Days in a row as an axis has them: the number alone, with the month where a row or a month begins. */
export const dayLabels = (days: readonly string[], withMonth: (day: string) => string): string[] =>
  days.map((day, place) =>
    place === 0 || day.endsWith('-01') ? withMonth(day) : String(Number(day.slice(-2))),
  );
