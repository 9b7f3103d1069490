import { useFormat } from '../../ui/format/use-format.ts';

/** Formats a date and time as “Nov 12, 15:42”, with the year only if it is not the current one. */
export function useMoment(): (when: string | number) => string {
  const { date, shortDate, time } = useFormat();
  return (when) => {
    const moment = new Date(when);
    const day = moment.getFullYear() === new Date().getFullYear() ? shortDate : date;
    return `${day(moment)}, ${time(moment)}`;
  };
}
