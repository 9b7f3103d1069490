import { useFormat } from '../../ui/format/use-format.ts';

/** 12 Nov 15:42: the day and the minute, as long a list needs them. */
export function useMoment(): (when: string | number) => string {
  const { date, shortDate, time } = useFormat();
  return (when) => {
    const moment = new Date(when);
    const day = moment.getFullYear() === new Date().getFullYear() ? shortDate : date;
    return `${day(moment)} ${time(moment)}`;
  };
}
