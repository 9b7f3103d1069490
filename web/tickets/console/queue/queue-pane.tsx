import type { QueueRow as Row } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import type { Selection } from '../../../ui/data/table/use-selection.ts';
import { useDeskPaths } from '../use-desk-paths.ts';
import { QueueFoot } from './queue-foot.tsx';
import { QueueHead } from './queue-head.tsx';
import { QueueRow } from './queue-row.tsx';
import classes from './queue.module.css';
import type { QueueView } from './use-queue-view.ts';

interface Props {
  view: QueueView;
  /** The previous rows stay until the next ones are loaded. */
  data: { rows: Row[]; total: number } | undefined;
  error: { message: string } | undefined;
  isLoading: boolean;
  isLive: boolean;
  open: string | undefined;
  selection: Selection;
  onReload: () => void;
  onShowKeys: () => void;
}

/** The tickets of the chosen view, the most urgent first. */
export function QueuePane(props: Props) {
  const { view, data, error, open, selection } = props;
  const { t } = useTranslation('tickets/console');
  const { pathTo } = useDeskPaths();
  const rows = data?.rows ?? [];
  return (
    <section aria-label={t('queue.label')} data-queue>
      <QueueHead view={view} rows={rows} selection={selection} />
      {data === undefined && (
        <div className={classes.instead}>
          {error ? (
            <ErrorState
              message={error.message}
              onRetry={props.onReload}
              isRetrying={props.isLoading}
            />
          ) : (
            <LoadingState lines={8} />
          )}
        </div>
      )}
      {data && rows.length === 0 && (
        <div className={classes.instead}>
          <EmptyQueue view={view} />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows} aria-busy={props.isLoading}>
          {rows.map((row) => (
            <QueueRow
              key={row.id}
              row={row}
              href={pathTo(row.id)}
              isOpen={row.id === open}
              isSelected={selection.ids.has(row.id)}
              onSelect={() => selection.toggle([row.id])}
            />
          ))}
        </ul>
      )}
      <QueueFoot
        view={view}
        total={data?.total ?? 0}
        isLive={props.isLive}
        onShowKeys={props.onShowKeys}
      />
    </section>
  );
}

/** Says that nobody waits or that nothing matches; a search in one view can be widened to all. */
function EmptyQueue({ view }: { view: QueueView }) {
  const { t } = useTranslation('tickets/console');
  const { search, filters, set } = view;
  if (search === '' && filters.view !== 'all') {
    return <EmptyState title={t('queue.clearTitle')} text={t('queue.clearText')} />;
  }
  const isNarrow = filters.view !== 'all' || filters.category !== undefined;
  return (
    <EmptyState
      title={t('queue.emptyTitle')}
      text={t('queue.emptyText')}
      action={
        isNarrow && (
          <Button variant="default" onClick={() => set({ view: 'all', category: undefined })}>
            {t('queue.everywhere')}
          </Button>
        )
      }
    />
  );
}
