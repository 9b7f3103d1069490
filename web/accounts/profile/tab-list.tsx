import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tabNames, type TabName } from './use-tab.ts';

const bringIntoSight = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest' });

/** The tabs in one line; where it is too long for the screen, the open one is brought into sight. */
export function TabList({ open }: { open: TabName }) {
  const { t } = useTranslation('accounts/profile');
  return (
    <Tabs.List aria-label={t('tabs.label')}>
      {tabNames.map((name) => (
        <Tabs.Tab key={name} value={name} ref={name === open ? bringIntoSight : null}>
          {t(`tabs.${name}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
