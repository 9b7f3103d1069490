import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../ui/layout/when-idle.ts';
import { Later } from '../later.tsx';
import { PageSwitches } from '../public-frame/page-switches.tsx';
import classes from './admin-header.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeaderLinks } from './header-links.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';
import '@mantine/core/styles/Tooltip.css';

// Loads after the page itself.
const loadBell = async () => {
  await whenIdle();
  return (await import('../../accounts/notifications/bell.tsx')).ConsoleBell;
};

const loadDemoLabel = async () => {
  await whenIdle();
  return (await import('./demo-label.tsx')).DemoLabel;
};

interface Props {
  isPhone: boolean;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function AdminHeader({ isPhone, isSidebarOpen, onToggleSidebar }: Props) {
  return (
    <header className={classes.header}>
      <SidebarToggle isPhone={isPhone} isOpen={isSidebarOpen} onToggle={onToggleSidebar} />
      <Breadcrumbs />
      <Later load={loadDemoLabel} />
      <div className={classes.links}>
        {/* Their messages belong to the public frame and may still be loading; the console does not wait for them. */}
        <Suspense fallback={null}>
          <HeaderLinks />
        </Suspense>
      </div>
      <div className={classes.switches}>
        <PageSwitches />
      </div>
      <div className={classes.bell}>
        <Later load={loadBell} />
      </div>
      <UserMenu />
    </header>
  );
}

interface SidebarToggleProps {
  isPhone: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function SidebarToggle({ isPhone, isOpen, onToggle }: SidebarToggleProps) {
  const { t } = useTranslation('app/admin-shell');
  const FoldIcon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const Icon = isPhone ? IconMenu2 : FoldIcon;
  return (
    <Tooltip label={t('toggleSidebarHint')} disabled={isPhone} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={isPhone ? t('openMenu') : t('toggleSidebar')}
        aria-expanded={isOpen}
        aria-controls={isPhone ? undefined : 'sidebar'}
        aria-haspopup={isPhone ? 'dialog' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
