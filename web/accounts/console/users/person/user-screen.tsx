import '@mantine/core/styles/Tabs.css';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useHasPermission } from '../../../../api/permissions.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import tabClasses from '../../../../ui/layout/tabs.module.css';
import classes from '../users.module.css';
import { ActivityTab } from './activity-tab.tsx';
import { AttemptsTab } from './attempts-tab.tsx';
import { EditTab } from './edit/edit-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TicketsTab } from './tickets-tab.tsx';
import { UserHead } from './user-head.tsx';

const tabs = ['overview', 'edit', 'attempts', 'tickets', 'activity'] as const;
const settings = addressSettings({ tab: oneOf(tabs) });

/** One account with everything that an administrator may see and do. */
export function UserScreen() {
  const { t } = useTranslation('accounts/console/users');
  const { user: id = '' } = useParams();
  const reply = useQuery('GET /admin/users/:user', { params: { user: id } });
  const [{ tab: requestedTab }, change] = useAddressSettings(settings);
  const isOnTeam = useHasPermission('answer tickets');
  const visibleTabs = tabs.filter((name) => name !== 'tickets' || isOnTeam);
  const tab = visibleTabs.find((name) => name === requestedTab) ?? 'overview';
  useDocumentTitle(t('person.documentTitle', { name: reply.data?.fullName ?? '…' }));
  usePageName(reply.data?.fullName);
  return (
    <Stack className={classes.screen}>
      <Loaded reply={reply} lines={8}>
        {(user) => (
          <>
            <UserHead user={user} />
            <Tabs
              value={tab}
              onChange={(name) =>
                change({ tab: tabs.find((tabName) => tabName === name) ?? 'overview' })
              }
              activateTabWithKeyboard={false}
              keepMounted={false}
              classNames={tabClasses}
            >
              <Tabs.List aria-label={t('person.tabs')}>
                {visibleTabs.map((name) => (
                  <Tabs.Tab key={name} value={name}>
                    {t(`tab.${name}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value={tab}>
                <VisuallyHidden component="h2">{t(`tab.${tab}`)}</VisuallyHidden>
                {tab === 'overview' && <OverviewTab user={user} />}
                {tab === 'edit' && <EditTab key={user.id} user={user} />}
                {tab === 'attempts' && <AttemptsTab userId={id} />}
                {tab === 'tickets' && <TicketsTab userId={id} />}
                {tab === 'activity' && <ActivityTab userId={id} />}
              </Tabs.Panel>
            </Tabs>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
