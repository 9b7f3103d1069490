import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { leave } from '../leave.ts';
import { PresenceChoice } from '../presence/presence-choice.tsx';
import { useAccount } from '../public-frame/account/use-account.ts';
import { Person } from './person.tsx';
import { UserMenuLanguage } from './user-menu-language.tsx';
import { UserMenuLinks } from './user-menu-links.tsx';
import { UserMenuTheme } from './user-menu-theme.tsx';
import classes from './user-menu.module.css';
import { ownLinks, systemLinks, workLinks } from './user-links.ts';

export function UserMenu() {
  const { t } = useTranslation('app/admin-shell');
  const navigate = useNavigate();
  const account = useAccount();
  if (!account) return null;
  return (
    <Menu
      classNames={classes}
      position="bottom-end"
      width={264}
      shadow="md"
      // Within the header's landmark, and without Mantine's focusable placeholder, which is no menu item.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('account')}>
          <Avatar {...account} size={32} />
          <IconChevronDown className={classes.arrow} size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Person />
        </div>
        <Menu.Divider />
        <UserMenuLinks links={ownLinks} takesFocus />
        <PresenceChoice />
        <Menu.Divider />
        <UserMenuLinks links={workLinks} />
        <Menu.Divider />
        <UserMenuLanguage />
        <UserMenuTheme />
        <UserMenuLinks links={systemLinks} />
        <Menu.Divider />
        <Menu.Item
          className={classes.logout}
          leftSection={<IconLogout size={18} stroke={1.6} />}
          onClick={() => void leave(navigate)}
        >
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
