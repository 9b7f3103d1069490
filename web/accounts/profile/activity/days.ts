import type { Entry } from './entry-row.tsx';

export interface Day {
  /** Midnight in the reader's time zone. */
  start: Date;
  entries: Entry[];
}

const startOf = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Groups entries by day; expects them newest first, so that those of one day are adjacent. */
export function byDay(entries: Entry[]): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const start = startOf(new Date(entry.at));
    const last = days.at(-1);
    if (last?.start.getTime() === start.getTime()) last.entries.push(entry);
    else days.push({ start, entries: [entry] });
  }
  return days;
}

export function nearDay({ start }: Day, now: Date): 'today' | 'yesterday' | undefined {
  const today = startOf(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (start.getTime() === today.getTime()) return 'today';
  return start.getTime() === yesterday.getTime() ? 'yesterday' : undefined;
}
