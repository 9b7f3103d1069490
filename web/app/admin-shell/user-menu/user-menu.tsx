import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconAdjustments,
  IconBell,
  IconBooks,
  IconChartBar,
  IconChartDots,
  IconChevronDown,
  IconContrast2,
  IconFileText,
  IconHelpCircle,
  IconLogout,
  IconSettings,
  IconSitemap,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { logOut } from '../../session/log-out.ts';
import { PresenceChoice } from '../../presence/presence-choice.tsx';
import { useAccount } from '../../public-frame/account/use-account.ts';
import type { AdminLink } from '../admin-links.ts';
import { Person } from './person.tsx';
import { UserMenuChoice } from './user-menu-choice.tsx';
import { UserMenuLanguage } from './user-menu-language.tsx';
import classes from './user-menu.module.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';

const ownLinks: AdminLink[] = [
  { name: 'profile', path: '/profile', icon: IconUser },
  { name: 'ownSettings', path: '/settings', icon: IconSettings },
  { name: 'notifications', path: '/admin/notifications', icon: IconBell },
];

const workLinks: AdminLink[] = [
  { name: 'userManagement', path: '/admin/users', icon: IconUsers },
  { name: 'content', path: '/admin/content', icon: IconFileText },
  { name: 'questions', path: '/admin/questions', icon: IconBooks },
  { name: 'structure', path: '/admin/modules', icon: IconSitemap },
  { name: 'analytics', path: '/admin/analytics', icon: IconChartDots },
  { name: 'testResults', path: '/admin/test-results', icon: IconChartBar },
];

const systemLinks: AdminLink[] = [
  { name: 'systemSettings', path: '/admin/system-settings', icon: IconAdjustments },
  { name: 'help', path: '/admin/help', icon: IconHelpCircle },
];

const order = ['light', 'dark'] as const;

function UserMenuTheme() {
  const { t } = useTranslation('app/admin-shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <UserMenuChoice
      icon={IconContrast2}
      label={t('theme')}
      options={order.map((value) => ({ value, label: t(value) }))}
      value={colorScheme === 'dark' ? 'dark' : 'light'}
      onChange={setColorScheme}
    />
  );
}

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
      // Stays in the header landmark, and without Mantine's focusable placeholder, which is not a menu item.
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
          onClick={() => void logOut(navigate)}
        >
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface UserMenuLinksProps {
  links: AdminLink[];
  /** The first link gets the focus when the menu opens. */
  takesFocus?: boolean;
}

function UserMenuLinks({ links, takesFocus = false }: UserMenuLinksProps) {
  const { t } = useTranslation('app/admin-shell');
  return links.map(({ name, path, icon: Icon }, index) => (
    <Menu.Item
      key={path}
      component={Link}
      to={path}
      leftSection={<Icon size={18} stroke={1.6} />}
      data-autofocus={(takesFocus && index === 0) || undefined}
    >
      {t(`link.${name}`)}
    </Menu.Item>
  ));
}
