import type { RescoreFigures } from '@bac/contract/results/rescorings.ts';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../../ui/data/data-table.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';

type SectionFigures = RescoreFigures['sections'][number];

/** The changes of each section score, in points. */
export function FiguresTable({ figures }: { figures: RescoreFigures }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  if (figures.sections.length === 0) return null;
  const signed = (points: number): string =>
    `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`;
  const columns: Column<SectionFigures>[] = [
    {
      key: 'section',
      header: t('rescoring.section'),
      render: ({ section }) => t(`section.${section}`),
    },
    {
      key: 'changed',
      header: t('rescoring.changed'),
      isNumeric: true,
      render: ({ changed }) => number(changed),
    },
    {
      key: 'mean',
      header: t('rescoring.mean'),
      isNumeric: true,
      render: ({ mean }) => signed(mean),
    },
    {
      key: 'largest',
      header: t('rescoring.largest'),
      isNumeric: true,
      render: ({ largest }) => signed(largest),
    },
  ];
  return (
    <DataTable
      caption={t('rescoring.title')}
      columns={columns}
      rows={figures.sections}
      rowKey={({ section }) => section}
    />
  );
}
