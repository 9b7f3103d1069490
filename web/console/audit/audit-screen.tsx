import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { useQuery } from '../../api/use-query.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { words } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import screen from '../../ui/layout/screen.module.css';
import { ListTable } from '../../ui/data/table/list-table.tsx';
import { exportSize } from '../../ui/data/table/paging/page-sizes.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditView } from './use-audit-view.ts';
import { useAuditWords } from './use-audit-words.ts';

const settings = addressSettings({ entry: words });

/** The server counts no further. */
const mostCounted = 10_000;

/** Every change: who made it, from where, and how it was before. */
export function AuditScreen() {
  const { t } = useTranslation('console/audit');
  const { number } = useFormat();
  const said = useAuditWords();
  const view = useAuditView();
  const { search } = useLocation();
  const [{ entry: open }, change] = useAddressSettings(settings);
  const reply = useQuery('GET /admin/audit', { query: view.query });
  const columns = useAuditColumns();
  useDocumentTitle(t('documentTitle'));
  const rows = reply.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => String(id) === open);
  const entry = rows[place];
  const { page: _page, size: _size, ...asked } = view.query;
  const go = (to: number): void => change({ entry: String(rows[to]?.id ?? open) });
  return (
    <div className={screen.screen}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className={classes.split} data-open={entry !== undefined || undefined}>
        <ListTable<AuditEntry>
          name="audit"
          label={t('title')}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowLabel={({ action }) => said.action(action)}
          view={view}
          reply={reply}
          searchLabel={t('search')}
          filters={<AuditFilters view={view} rows={rows} />}
          rowHref={({ id }) => settings.write(search, { entry: String(id) })}
          currentRow={open}
          exportRows={(page) =>
            call('GET /admin/audit', { query: { ...asked, page, size: exportSize } })
          }
          csvName="audit"
          countLabel={(total) =>
            t(total < mostCounted ? 'count' : 'countMany', { count: total, shown: number(total) })
          }
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        />
        {entry && (
          <EntryPanel
            key={entry.id}
            entry={entry}
            onClose={() => change({ entry: '' })}
            {...(place > 0 && { onNewer: () => go(place - 1) })}
            {...(place < rows.length - 1 && { onOlder: () => go(place + 1) })}
            onSubject={() => view.set({ subject: entry.subject })}
          />
        )}
      </div>
    </div>
  );
}
