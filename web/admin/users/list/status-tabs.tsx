import type { Reply } from '../../../api/client.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/use-format.ts';
import { statuses } from '../kinds.ts';
import classes from '../users.module.css';
import type { UsersView } from './use-users-view.ts';

interface Props {
  view: UsersView;
  counts: Reply<'GET /admin/users'>['byStatus'] | undefined;
}

/** One view for each status, with how many the other filters leave. */
export function StatusTabs({ view, counts }: Props) {
  const { t } = useTranslation('admin/users');
  const { number } = useFormat();
  const chosen = view.filters.status;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={classes.tabs} aria-label={t('column.status')}>
      <button
        type="button"
        className={classes.tab}
        aria-pressed={chosen.length === 0}
        onClick={() => view.set({ status: [] })}
      >
        {t('list.all')}
        <span className={classes.count}>{all !== undefined && number(all)}</span>
      </button>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          className={classes.tab}
          aria-pressed={chosen.includes(status)}
          onClick={() => view.set({ status: [status] })}
        >
          {t(`status.${status}`)}
          <span className={classes.count}>{counts && number(counts[status])}</span>
        </button>
      ))}
    </fieldset>
  );
}
