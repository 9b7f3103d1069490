import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ViewTabs } from '../../../ui/data/table/view-tabs.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { latestScored, rowState, type RowState } from './row-state.ts';
import { useResultColumns } from './use-result-columns.tsx';

const views = [
  { value: undefined, states: undefined },
  { value: 'not-started', states: ['not-started'] },
  { value: 'active', states: ['active'] },
  { value: 'away', states: ['away', 'abandoned'] },
  { value: 'submitted', states: ['submitted'] },
] as const;

/** Every student of the class, with their progress and result. */
export function ResultTable({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [view, setView] = useState<(typeof views)[number]['value']>();
  const columns = useResultColumns(whole);
  const { rows } = whole;
  const rowsIn = (states: readonly RowState[] | undefined) =>
    states ? rows.filter((row) => states.includes(rowState(row))) : rows;
  const visibleRows = rowsIn(views.find(({ value }) => value === view)?.states);
  return (
    <Stack as="section" gap={14} aria-labelledby="students">
      <SectionTitle id="students" title={t('studentsTitle')} note={t('assignment.fresh')} />
      {rows.length === 0 ? (
        <Card>
          <EmptyState title={t('noStudents.title')} text={t('noStudents.text')} />
        </Card>
      ) : (
        <>
          <ProgressBar {...whole} />
          <ViewTabs
            label={t('view.label')}
            views={views.map(({ value, states }) => ({
              value,
              label: t(`view.${value ?? 'all'}`),
              count: rowsIn(states).length,
            }))}
            isChosen={(value) => value === view}
            onChoose={setView}
          />
          <Card isFlush>
            <DataTable
              caption={t('caption.rows')}
              columns={columns}
              rows={visibleRows}
              rowKey={({ student }) => student.id}
              empty={<Muted size="base">{t('view.none')}</Muted>}
            />
          </Card>
          <ScoreNotes
            scores={visibleRows.flatMap((row) => latestScored(row)?.result?.sections ?? [])}
          />
        </>
      )}
    </Stack>
  );
}
