import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import {
  IconBell,
  IconCompass,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconLogout,
  IconNotebook,
  IconSchool,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { logOut } from '../../session/log-out.ts';
import { PresenceChoice } from '../../presence/presence-choice.tsx';
import { AccountButton } from './account-button.tsx';
import { accountLinks } from './account-links.ts';
import classes from './account-menu.module.css';
import type { Account } from './use-account.ts';

const icons = {
  profile: IconUser,
  results: IconHistory,
  errorLog: IconNotebook,
  classes: IconSchool,
  family: IconUsers,
  orientation: IconCompass,
  notifications: IconBell,
  settings: IconSettings,
  help: IconHelp,
  adminPanel: IconLayoutDashboard,
};

export function AccountMenu({ account }: { account: Account }) {
  const { t } = useTranslation('app/public-frame');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // This button replaces the one that had the focus.
  useEffect(() => button.current?.focus(), []);
  // Opens only after mounting, because Mantine returns the focus to the element that had it at the moment of opening.
  const isMounted = useMounted();

  return (
    <Menu
      classNames={classes}
      opened={isOpen && isMounted}
      onChange={setOpen}
      position="bottom-end"
      width={248}
      shadow="md"
      // Stays in the header landmark, and without Mantine's placeholder, which is not a menu item.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountButton ref={button} account={account} />
      </Menu.Target>
      <Menu.Dropdown>
        {account.email && <Menu.Label>{account.email}</Menu.Label>}
        {accountLinks(account).map(({ to, name }, index) => {
          const Icon = icons[name];
          return (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              leftSection={<Icon size={18} />}
              data-autofocus={index === 0 || undefined}
            >
              {t(`account.${name}`)}
            </Menu.Item>
          );
        })}
        <PresenceChoice />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void logOut(navigate)}>
          {t('account.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
