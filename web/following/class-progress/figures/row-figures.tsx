import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { useFigureFormat } from './use-figure-format.ts';

/** Average and spread in the list of assignments. */
export function RowFigures({ figures: { measure, spread } }: { figures: AssignmentFigures }) {
  const { t } = useTranslation('following/class-progress');
  const { value } = useFigureFormat(measure);
  if (!spread) return null;
  const { average, students, quartiles } = spread;
  const parts = [t('figures.row', { average: value(average), count: students })];
  if (quartiles) {
    const { low, high } = quartiles;
    parts.push(t('figures.rowSpread', { low: value(low), high: value(high) }));
  }
  return <Muted>{parts.join(' · ')}</Muted>;
}
