import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isSidebarKeptOpen, keepSidebar } from './sidebar-cookie.ts';

/** The same width as in the style sheets. */
const phone = '(max-width: 767.98px)';

export interface SidebarState {
  isPhone: boolean;
  isOpen: boolean;
  toggle: () => void;
}

/** Beside the page and remembered; on a phone a drawer over the page, closed until it is asked for. */
export function useSidebar(): SidebarState {
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
