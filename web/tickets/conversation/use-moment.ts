import { useFormat } from '../../ui/format/use-format.ts';

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** "15:44" today, "Oct 21, 15:44" this year, with the year before that. */
export function useMoment(): (iso: string) => string {
  const { date, shortDate, time } = useFormat();
  return (iso) => {
    const when = new Date(iso);
    const now = new Date();
    if (isSameDay(when, now)) return time(when);
    const day = when.getFullYear() === now.getFullYear() ? shortDate(when) : date(when);
    return `${day}, ${time(when)}`;
  };
}

/** For a list, where the day says enough: "15:44" today, "Oct 21" before. */
export function useShortMoment(): (iso: string) => string {
  const { date, shortDate, time } = useFormat();
  return (iso) => {
    const when = new Date(iso);
    const now = new Date();
    if (isSameDay(when, now)) return time(when);
    return when.getFullYear() === now.getFullYear() ? shortDate(when) : date(when);
  };
}
