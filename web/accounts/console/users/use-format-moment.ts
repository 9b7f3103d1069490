import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

const startOfDay = (when: Date): number =>
  new Date(when.getFullYear(), when.getMonth(), when.getDate()).getTime();

/** Formats a moment relative to now: the nearer it is, the less of the date is shown. */
export function useFormatMoment(): (when: string | null) => string {
  const { t } = useTranslation('accounts/console/users');
  const { date, shortDate, time } = useFormat();
  return (when) => {
    if (when === null) return t('moment.never');
    const moment = new Date(when);
    const now = new Date();
    const days = Math.round((startOfDay(now) - startOfDay(moment)) / dayMilliseconds);
    if (days === 0) return t('moment.today', { time: time(moment) });
    if (days === 1) return t('moment.yesterday', { time: time(moment) });
    if (moment.getFullYear() !== now.getFullYear()) return date(moment);
    return t('moment.on', { date: shortDate(moment), time: time(moment) });
  };
}
