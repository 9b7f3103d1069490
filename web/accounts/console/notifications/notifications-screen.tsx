import { Tabs } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { ListTable } from '../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../ui/data/table/use-list-view.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import tabClasses from '../../../ui/layout/tabs.module.css';
import { Compose } from './compose/compose.tsx';
import { useMessage } from './compose/use-message.ts';
import { InboxTab } from './inbox-tab.tsx';
import classes from './notifications.module.css';
import { useSentColumns, type SentBroadcast } from './use-sent-columns.tsx';
import '@mantine/core/styles/Tabs.css';

const tabs = ['inbox', 'compose', 'sent'] as const;
const settings = addressSettings({ tab: oneOf(tabs) });

/** The team member's own inbox, and the broadcasts the team writes and has sent. */
export function NotificationsScreen() {
  const { t } = useTranslation('accounts/console/notifications');
  const [{ tab }, change] = useAddressSettings(settings);
  // Held here, so that switching tabs keeps the draft.
  const message = useMessage();
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${screen.screen} ${classes.screen}`}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Tabs
        value={tab}
        onChange={(name) => change({ tab: tabs.find((tabName) => tabName === name) ?? 'inbox' })}
        activateTabWithKeyboard={false}
        keepMounted={false}
        classNames={tabClasses}
      >
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {tab === 'inbox' && <InboxTab />}
          {tab === 'compose' && (
            <Compose
              message={message}
              onSent={() => {
                message.startOver();
                change({ tab: 'sent' });
              }}
            />
          )}
          {tab === 'sent' && <SentTab />}
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

/** The sent broadcasts, with their segments and how many people have read them. */
function SentTab() {
  const { t } = useTranslation('accounts/console/notifications');
  const [language] = useLanguage();
  const view = useListView({});
  const reply = useQuery('GET /admin/broadcasts', { query: view.query, isKept: true });
  const columns = useSentColumns();
  return (
    <ListTable<SentBroadcast>
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
