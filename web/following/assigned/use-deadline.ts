import { locales } from '@bac/exam/item/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';

const weekdays = {
  en: new Intl.DateTimeFormat(locales.en, { weekday: 'short' }),
  vi: new Intl.DateTimeFormat(locales.vi, { weekday: 'long' }),
};

/** Formats "Sun, Nov 22, 21:00" and "21:00, Chủ Nhật 22/11": people plan by the day of the week. Adds the year if it is another. */
export function useDeadline(): (iso: string) => string {
  const [language] = useLanguage();
  const { date, shortDate, time } = useFormat();
  return (iso) => {
    const when = new Date(iso);
    const isThisYear = when.getFullYear() === new Date().getFullYear();
    const weekday = weekdays[language].format(when);
    const day = isThisYear ? shortDate(when) : date(when);
    return language === 'vi'
      ? `${time(when)}, ${weekday} ${day}`
      : `${weekday}, ${day}, ${time(when)}`;
  };
}
