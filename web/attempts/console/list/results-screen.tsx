import { attemptStates } from '@bac/contract/attempts/attempt-states.ts';
import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { IconActivity, IconExternalLink, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import type { MenuEntry } from '../../../ui/data/table/column.ts';
import { CountedTabs } from '../../../ui/data/table/counted-tabs.tsx';
import { ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { ListScreen } from '../../../ui/data/table/list-screen.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { attemptPath } from '../attempt-path.ts';
import classes from '../attempts.module.css';
import { AttemptFilters } from './attempt-filters.tsx';
import { useAttemptColumns } from './use-attempt-columns.tsx';
import { useAttemptsList } from './use-attempts-list.ts';

const look = { size: 17, stroke: 1.6 } as const;

function useRowMenu(): (attempt: ListedAttempt) => MenuEntry[] {
  const { t } = useTranslation('attempts/console');
  return ({ id, student, state }) => [
    { label: t('list.open'), icon: <IconActivity {...look} />, href: attemptPath(id) },
    {
      label: t('list.report'),
      icon: <IconExternalLink {...look} />,
      href: `/test-results/${id}`,
      isDisabled: state === 'running' || state === 'abandoned',
    },
    {
      label: t('list.student'),
      icon: <IconUser {...look} />,
      href: `/admin/users/${student.id}?tab=attempts`,
    },
  ];
}

/** All attempts, in every state. */
export function ResultsScreen() {
  const { t } = useTranslation('attempts/console');
  const { number } = useFormat();
  const list = useAttemptsList();
  const { view, reply } = list;
  const columns = useAttemptColumns();
  const rowMenu = useRowMenu();
  return (
    <ListScreen<ListedAttempt>
      className={classes.screen}
      documentTitle={t('list.documentTitle')}
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <LinkButton
          to="/admin/test-results/live"
          variant="default"
          leftSection={<IconActivity size={17} aria-hidden />}
        >
          {t('live.title')}
        </LinkButton>
      }
      tabs={
        <CountedTabs
          label={t('column.state')}
          allLabel={t('list.all')}
          values={attemptStates}
          valueLabel={(state) => t(`state.${state}`)}
          counts={reply.data?.byState}
          chosen={view.filters.state}
          onChoose={(state) => view.set({ state: state ? [state] : [] })}
        />
      }
      name="attempts"
      columns={columns}
      rowLabel={({ student }) => student.name}
      list={list}
      searchLabel={t('list.search')}
      filters={<AttemptFilters view={view} />}
      rowHref={({ id }) => attemptPath(id)}
      rowMenu={rowMenu}
      csvName="test-results"
      countLabel={(total) => t('list.count', { count: total, shown: number(total) })}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
    >
      <ScoreNotes scores={reply.data?.rows.map(({ total }) => total) ?? []} />
    </ListScreen>
  );
}
