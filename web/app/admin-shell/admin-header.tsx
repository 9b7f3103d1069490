import { Suspense } from 'react';
import { Later } from '../later.tsx';
import { PageSwitches } from '../public-frame/page-switches.tsx';
import { whenIdle } from '../../ui/layout/when-idle.ts';
import classes from './admin-header.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HeaderLinks } from './header-links.tsx';
import { SidebarToggle } from './sidebar-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

// The page itself comes first.
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
        {/* Their words belong to the public frame and may still be on the way; the console does not wait. */}
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
