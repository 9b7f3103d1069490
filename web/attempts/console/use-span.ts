import { useTranslation } from 'react-i18next';

/** Formats a duration as “2 min 41 s”, or in hours and minutes if it is longer than an hour. */
export function useSpan(): (ms: number) => string {
  const { t } = useTranslation('attempts/console');
  return (ms) => {
    const seconds = Math.round(ms / 1000);
    const minutes = Math.floor(seconds / 60);
    if (minutes === 0) return t('span.seconds', { seconds });
    if (minutes < 60) return t('span.minutes', { minutes, seconds: seconds % 60 });
    return t('span.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
