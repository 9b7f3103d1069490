import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { freeText } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { ListScreen } from '../../ui/data/table/list-screen.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { AuditFilters } from './audit-filters.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditList } from './use-audit-list.ts';
import { useAuditLabels } from './use-audit-labels.ts';

const settings = addressSettings({ entry: freeText });

/** The server stops counting here. */
const maxCounted = 10_000;

/** Every recorded change: who made it, from where, and the previous values. */
export function AuditScreen() {
  const { t } = useTranslation('console/audit');
  const { number } = useFormat();
  const labels = useAuditLabels();
  const list = useAuditList();
  const { view, reply } = list;
  const { search } = useLocation();
  const [{ entry: open }, change] = useAddressSettings(settings);
  const columns = useAuditColumns();
  const rows = reply.data?.rows ?? [];
  const index = rows.findIndex(({ id }) => String(id) === open);
  const entry = rows[index];
  const openRow = (newIndex: number): void => change({ entry: String(rows[newIndex]?.id ?? open) });
  return (
    <ListScreen<AuditEntry>
      documentTitle={t('documentTitle')}
      title={t('title')}
      lead={t('lead')}
      name="audit"
      columns={columns}
      rowLabel={({ action }) => labels.action(action)}
      list={list}
      searchLabel={t('search')}
      filters={<AuditFilters view={view} rows={rows} />}
      rowHref={({ id }) => settings.write(search, { entry: String(id) })}
      currentRow={open}
      countLabel={(total) =>
        t(total < maxCounted ? 'count' : 'countMany', { count: total, shown: number(total) })
      }
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      panel={
        entry && (
          <EntryPanel
            key={entry.id}
            entry={entry}
            onClose={() => change({ entry: '' })}
            {...(index > 0 && { onNewer: () => openRow(index - 1) })}
            {...(index < rows.length - 1 && { onOlder: () => openRow(index + 1) })}
            onSubject={() => view.set({ subject: entry.subject })}
          />
        )
      }
    />
  );
}
