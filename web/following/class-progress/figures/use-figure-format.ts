import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';

type Measure = AssignmentFigures['measure'];

export const isScaled = (measure: Measure): boolean => !measure.startsWith('right-');

/** Writes the figures of a measure: scores like years, without a thousands separator, and shares in percent. */
export function useFigureFormat(measure: Measure) {
  const { t } = useTranslation('following/class-progress');
  const { percent } = useFormat();
  if (isScaled(measure)) {
    return {
      value: (value: number): string => String(Math.round(value)),
      size: (value: number): string => t('figures.points', { count: Math.abs(Math.round(value)) }),
    };
  }
  return {
    value: (value: number): string => percent(value),
    size: (value: number): string =>
      t('figures.percentPoints', { count: Math.abs(Math.round(100 * value)) }),
  };
}
