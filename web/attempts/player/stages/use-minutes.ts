import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { minutesIn } from './plan-sizes.ts';

/** Formats a time such as “52.5 minutes”. Extra time may result in half minutes. */
export function useMinutes(): (ms: number) => string {
  const { t } = useTranslation('attempts/player/stages');
  const format = useFormat();
  return (ms) => t('minutes', { count: minutesIn(ms), minutes: format.number(minutesIn(ms)) });
}
