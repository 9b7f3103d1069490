import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useLook } from '../../ui/theme/use-look.ts';
import { DeletionNotice } from '../session/deletion-notice.tsx';
import { AdminHeader } from './admin-header.tsx';
import classes from './admin-shell.module.css';
import { isSidebarStoredOpen, storeSidebar } from './sidebar/sidebar-cookie.ts';
import { SidebarDrawer } from './sidebar/sidebar-drawer.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** Keep equal to the width in the stylesheets. */
const phone = '(max-width: 767.98px)';

interface SidebarState {
  isPhone: boolean;
  isOpen: boolean;
  toggle: () => void;
}

/** The state of the sidebar: beside the page and stored in a cookie; on a phone a drawer over the page, closed at first. */
function useSidebar(): SidebarState {
  const { key } = useLocation();
  // Read before the first paint, so that the layout does not shift.
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useState(isSidebarStoredOpen);
  // The location key at which the drawer was opened: any navigation, even to the same page, closes it.
  const [drawerKey, setDrawerKey] = useState<string>();
  const isOpen = isPhone ? drawerKey === key : isUnfolded;

  function toggle(): void {
    if (isPhone) return setDrawerKey(isOpen ? undefined : key);
    storeSidebar(!isOpen);
    setUnfolded(!isOpen);
  }

  // Also works inside fields; only in rich text Ctrl+B still means bold.
  useHotkeys([['mod+B', toggle]], []);

  return { isPhone, isOpen, toggle };
}

/** The frame of every page of the console. */
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
        <DeletionNotice />
        <AdminHeader isPhone={isPhone} isSidebarOpen={isOpen} onToggleSidebar={toggle} />
        <main className={classes.main} id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
