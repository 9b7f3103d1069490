import { useTranslation } from 'react-i18next';

/** 2 hours 10 minutes, as one says it; an `h` and an `m` are for tables. */
export function useSpan() {
  const { t } = useTranslation('following/family');
  return (minutes: number): string => {
    const whole = Math.round(minutes);
    if (whole === 0 && minutes > 0) return t('span.less');
    const hours = Math.floor(whole / 60);
    const rest = whole % 60;
    return [
      ...(hours > 0 ? [t('span.hours', { count: hours })] : []),
      ...(hours === 0 || rest > 0 ? [t('span.minutes', { count: rest })] : []),
    ].join(' ');
  };
}
