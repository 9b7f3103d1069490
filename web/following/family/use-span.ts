import { useTranslation } from 'react-i18next';

/** Formats a span as “2 hours 10 minutes”; `h` and `m` are for tables. */
export function useSpan() {
  const { t } = useTranslation('following/family');
  return (minutes: number): string => {
    const total = Math.round(minutes);
    if (total === 0 && minutes > 0) return t('span.less');
    const hours = Math.floor(total / 60);
    const rest = total % 60;
    return [
      ...(hours > 0 ? [t('span.hours', { count: hours })] : []),
      ...(hours === 0 || rest > 0 ? [t('span.minutes', { count: rest })] : []),
    ].join(' ');
  };
}
