import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import tabClasses from '../../../ui/layout/tabs.module.css';
import { Compose } from './compose/compose.tsx';
import { useMessage } from './compose/use-message.ts';
import { InboxTab } from './inbox-tab.tsx';
import classes from './notifications.module.css';
import { SentTab } from './sent-tab.tsx';

const tabs = ['inbox', 'compose', 'sent'] as const;
const settings = addressSettings({ tab: oneOf(tabs) });

/** What the team itself is told, and what it tells others. */
export function NotificationsScreen() {
  const { t } = useTranslation('accounts/console/notifications');
  const [{ tab }, change] = useAddressSettings(settings);
  // Here, so that a look at another tab loses no word.
  const message = useMessage();
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={classes.screen}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Tabs
        value={tab}
        onChange={(name) => change({ tab: tabs.find((one) => one === name) ?? 'inbox' })}
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
                message.startAnew();
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
