import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { minutesIn } from './plan-sizes.ts';

/** “52.5 minutes”: extra time makes halves. */
export function useMinutes(): (ms: number) => string {
  const { t } = useTranslation('attempts/player/stages');
  const format = useFormat();
  return (ms) => t('minutes', { count: minutesIn(ms), minutes: format.number(minutesIn(ms)) });
}
