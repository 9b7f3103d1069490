import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useLook } from '../../ui/theme/use-look.ts';
import { Leaving } from '../leaving.tsx';
import { AdminHeader } from './admin-header.tsx';
import classes from './admin-shell.module.css';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Around every page of the console. */
export function AdminShell() {
  const { t } = useTranslation('app');
  const { isPhone, isOpen, toggle } = useSidebar();
  useLook('console');
  return (
    <div className={classes.shell}>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <div className={classes.weave} aria-hidden />
      {isPhone ? (
        <SidebarDrawer isOpen={isOpen} onClose={toggle} />
      ) : (
        <Sidebar isFolded={!isOpen} />
      )}
      <div className={classes.page}>
        <Leaving />
        <AdminHeader isPhone={isPhone} isSidebarOpen={isOpen} onToggleSidebar={toggle} />
        <main className={classes.main} id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
