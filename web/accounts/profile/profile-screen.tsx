import { Tabs, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import page from '../../ui/layout/page.module.css';
import tabs from '../../ui/layout/tabs.module.css';
import { AchievementsTab } from './achievements/achievements-tab.tsx';
import { ActivityTab } from './activity/activity-tab.tsx';
import { EditTab } from './edit/edit-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { OwnDataTab } from './own-data/own-data-tab.tsx';
import { ProfileHeader } from './profile-header.tsx';
import classes from './profile.module.css';
import { SecurityTab } from './security/security-tab.tsx';
import { tabNames, useTab, type TabName } from './use-tab.ts';
import '@mantine/core/styles/Tabs.css';

const scrollIntoView = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest' });

/** The tabs in one line; if it is too long for the screen, scrolls to the open tab. */
function TabList({ openTabName }: { openTabName: TabName }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <Tabs.List aria-label={t('tabs.label')}>
      {tabNames.map((name) => (
        <Tabs.Tab key={name} value={name} ref={name === openTabName ? scrollIntoView : null}>
          {t(`tabs.${name}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

export function ProfileScreen() {
  const { t } = useTranslation('accounts/profile');
  const profile = useQuery('GET /id/profile');
  const [openTabName, openTab] = useTab();
  useDocumentTitle(t('title'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <ProfileHeader profile={profile.data} />
      <Tabs
        value={openTabName}
        onChange={(name) => openTab(name as TabName)}
        // Arrow keys only move the focus; Enter opens. Passing a tab must not ask about unsaved changes.
        activateTabWithKeyboard={false}
        keepMounted={false}
        classNames={tabs}
      >
        <TabList openTabName={openTabName} />
        <Tabs.Panel value={openTabName}>
          <VisuallyHidden component="h2">{t(`tabs.${openTabName}`)}</VisuallyHidden>
          {openTabName === 'overview' && (
            <Loaded reply={profile} lines={8}>
              {(data) => <OverviewTab profile={data} />}
            </Loaded>
          )}
          {openTabName === 'edit' && (
            <Loaded reply={profile} lines={12}>
              {(data) => <EditTab profile={data} />}
            </Loaded>
          )}
          {openTabName === 'security' && <SecurityTab />}
          {openTabName === 'achievements' && <AchievementsTab />}
          {openTabName === 'activity' && <ActivityTab />}
          {openTabName === 'data' && <OwnDataTab />}
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
