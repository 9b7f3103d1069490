import { useTranslation } from 'react-i18next';
import { useReply } from '../../../api/use-reply.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ListTable } from '../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../ui/data/table/use-list-view.ts';
import { useSentColumns, type Sent } from './use-sent-columns.tsx';

/** What was sent to whom, and how many have read it. */
export function SentTab() {
  const { t } = useTranslation('accounts/console/notifications');
  const [language] = useLanguage();
  const view = useListView({});
  const reply = useReply('GET /admin/broadcasts', { query: view.query });
  const columns = useSentColumns();
  return (
    <ListTable<Sent>
      name="broadcasts"
      label={t('tab.sent')}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title[language]}
      view={view}
      reply={reply}
      searchLabel={t('search')}
      empty={{ title: t('noneTitle'), text: t('noneText') }}
    />
  );
}
