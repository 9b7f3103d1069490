import { useTranslation } from 'react-i18next';
import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import { NumberCell } from '../../../ui/data/numbers/number-cell.tsx';
import { Numbers } from '../../../ui/data/numbers/numbers.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useDeskPaths } from '../use-desk-paths.ts';
import type { Figures } from './figures.ts';
import { sumOf } from './sum-of.ts';

/** Open and overdue tickets, linked to their lists, and the tickets opened and resolved in the window. */
export function CountStrip({ figures }: { figures: Figures }) {
  const { t } = useTranslation('tickets/console/figures');
  const { base } = useDeskPaths();
  const { number, shortDate } = useFormat();
  const { open, overdue, opened, resolved } = figures;

  function perDay(name: 'opened' | 'resolved', days: Figures['opened']) {
    const busiest = days.toSorted((one, other) => other.count - one.count)[0];
    return (
      <NumberCell label={t(`count.${name}`)} value={number(sumOf(days))} note={t('inWindow')}>
        {busiest && (
          <SparkLine
            values={days.map(({ count }) => count)}
            summary={t('spark', { day: shortDate(busiest.day), number: number(busiest.count) })}
          />
        )}
      </NumberCell>
    );
  }

  return (
    <Numbers columns={4}>
      <NumberCell label={t('count.open')} value={number(open)} note={t('openNote')} to={base} />
      <NumberCell
        label={t('count.overdue')}
        value={number(overdue)}
        note={overdue > 0 ? t('late') : t('nothingLate')}
        to={`${base}?view=overdue`}
        isLate={overdue > 0}
      />
      {perDay('opened', opened)}
      {perDay('resolved', resolved)}
    </Numbers>
  );
}
