import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CatalogGroup } from '../catalog-group.tsx';
import { samplePeople, type SamplePerson } from '../sample-data.ts';
import { Sample } from '../sample.tsx';

const tones: Record<SamplePerson['status'], Tone> = {
  active: 'leaf',
  pending: 'turmeric',
  suspended: 'lotus',
};

function usePersonColumns(): Column<SamplePerson>[] {
  const { t } = useTranslation('console/help');
  const { number, percent, date } = useFormat();
  return [
    { key: 'person', header: t('tables.person'), render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'status',
      header: t('tables.status'),
      render: ({ status }) => <Chip tone={tones[status]}>{t(`chips.${status}`)}</Chip>,
    },
    {
      key: 'registered',
      header: t('tables.registered'),
      render: ({ registered }) => date(registered),
    },
    {
      key: 'attempts',
      header: t('tables.attempts'),
      isNumeric: true,
      render: ({ attempts }) => number(attempts),
    },
    {
      key: 'accuracy',
      header: t('tables.accuracy'),
      isNumeric: true,
      render: ({ accuracy }) => percent(accuracy, 1),
    },
  ];
}

const nameOf = ({ name }: SamplePerson): string => name;

export function TablesGroup() {
  const { t } = useTranslation('console/help');
  const columns = usePersonColumns();
  const emptyTable = { columns: columns.slice(0, 3), rows: [], rowKey: nameOf };
  return (
    <CatalogGroup name="tables">
      <Sample source="data-table.tsx">
        <Card isFlush>
          <DataTable
            caption={t('tables.caption')}
            columns={columns}
            rows={samplePeople}
            rowKey={nameOf}
          />
        </Card>
      </Sample>
      <Sample source="data-table.tsx: isLoading, empty, error">
        <Stack gap={24}>
          <Card isFlush>
            <DataTable {...emptyTable} caption={t('tables.loadingCaption')} isLoading />
          </Card>
          <Card isFlush>
            <DataTable
              {...emptyTable}
              caption={t('tables.emptyCaption')}
              empty={
                <EmptyState
                  title={t('tables.emptyTitle')}
                  text={t('tables.emptyText')}
                  action={<Button variant="default">{t('tables.clear')}</Button>}
                />
              }
            />
          </Card>
          <Card isFlush>
            <DataTable
              {...emptyTable}
              caption={t('tables.errorCaption')}
              error={<ErrorState message={t('tables.errorMessage')} onRetry={() => undefined} />}
            />
          </Card>
        </Stack>
      </Sample>
    </CatalogGroup>
  );
}
