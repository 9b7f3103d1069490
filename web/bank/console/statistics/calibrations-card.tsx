import type { Calibration } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QueryState } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatMoment } from '../../../ui/format/home-time.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { CalibrationProgress } from './calibration-progress.tsx';
import { calibrationPath } from './statistics-paths.ts';
import { isUnderWay } from './is-under-way.ts';
import { calibrationTones } from './calibration-tones.ts';
import classes from './statistics.module.css';

interface Props {
  reply: QueryState<{ rows: Calibration[]; total: number }>;
}

/** All calibrations, the latest first. */
export function CalibrationsCard({ reply }: Props) {
  const { t } = useTranslation('bank/console/statistics');
  const columns = useColumns();
  return (
    <Card title={t('runs.title')} titleLevel={2} isFlush>
      <Loaded reply={reply} isInCard>
        {({ rows }) => (
          <DataTable
            caption={t('runs.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('runs.none')} text={t('runs.noneText')} />}
          />
        )}
      </Loaded>
    </Card>
  );
}

function useColumns(): Column<Calibration>[] {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const { number } = useFormat();
  return [
    {
      key: 'when',
      header: t('runs.started'),
      render: ({ id, createdAt }) => (
        <Link className={classes.link ?? ''} to={calibrationPath(id)}>
          {formatMoment(createdAt, language)}
        </Link>
      ),
    },
    {
      key: 'section',
      header: t('start.section'),
      render: ({ section }) => t(`section.${section}`),
    },
    { key: 'model', header: t('start.model'), render: ({ model }) => model },
    { key: 'scope', header: t('start.scope'), render: ({ scope }) => t(`scope.${scope}.name`) },
    {
      key: 'items',
      header: t('runs.items'),
      isNumeric: true,
      render: ({ summary }) => (summary ? number(summary.items) : '–'),
    },
    { key: 'by', header: t('runs.by'), render: ({ startedBy }) => startedBy ?? '–' },
    {
      key: 'state',
      header: t('runs.state'),
      render: (run) =>
        isUnderWay(run) ? (
          <CalibrationProgress run={run} />
        ) : (
          <Chip tone={calibrationTones[run.state]}>{t(`state.${run.state}`)}</Chip>
        ),
    },
  ];
}
