import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useLook } from '../../ui/theme/use-look.ts';
import { Leaving } from '../session/leaving.tsx';
import { AdminHeader } from './admin-header.tsx';
import classes from './admin-shell.module.css';
import { isSidebarKeptOpen, keepSidebar } from './sidebar/sidebar-cookie.ts';
import { SidebarDrawer } from './sidebar/sidebar-drawer.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** The same width as in the style sheets. */
const phone = '(max-width: 767.98px)';

interface SidebarState {
  isPhone: boolean;
  isOpen: boolean;
  toggle: () => void;
}

/** Beside the page and remembered; on a phone a drawer over the page, closed until it is asked for. */
function useSidebar(): SidebarState {
  const { key } = useLocation();
  // Asked before the first paint, so that nothing jumps.
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(isSidebarKeptOpen);
  // The visit on which the drawer was opened: any navigation, also to the same page, leaves it closed.
  const [drawerVisit, setDrawerVisit] = useState<string>();
  const isOpen = isPhone ? drawerVisit === key : isUnfolded;

  function toggle(): void {
    if (isPhone) return setDrawerVisit(isOpen ? undefined : key);
    keepSidebar(!isOpen);
    setUnfolded(!isOpen);
  }

  // Also from within a field; only in rich text Ctrl+B keeps its older meaning.
  useHotkeys([['mod+B', toggle]], []);

  return { isPhone, isOpen, toggle };
}

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
