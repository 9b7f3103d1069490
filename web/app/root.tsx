import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsSignedIn } from '../api/auth-state.ts';
import { useIsUnverified } from '../accounts/auth/verify/use-is-unverified.ts';
import { Later } from './later.tsx';
import { NavigationSigns } from './navigation/navigation-signs.tsx';
import { useKeptInterests } from './use-kept-interests.ts';
import { whenIdle } from '../ui/layout/when-idle.ts';

// Fetched right after the first page is drawn, long before there can be a newer version.
const loadUpdateNotice = async () => (await import('./updates/update-notice.tsx')).UpdateNotice;
const loadVerifyModal = async () =>
  (await import('../accounts/auth/verify/verify-modal.tsx')).VerifyModal;
// The first page needs the connection more.
const loadPresence = async () => {
  await whenIdle();
  return (await import('./presence/presence.tsx')).Presence;
};

/**
 * Around every page: the signs of a navigation, the focus taken along to the new page, and the question for the code
 * while an account is not verified.
 */
export function Root() {
  const { pathname } = useLocation();
  const isUnverified = useIsUnverified();
  const isSignedIn = useIsSignedIn();
  const shown = useRef(pathname);
  useKeptInterests();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen reader would otherwise stay on a link that is gone; but a dialog keeps the focus it has.
    if (!isUnverified) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, isUnverified]);

  return (
    <>
      <NavigationSigns />
      <Outlet />
      <Later load={loadUpdateNotice} />
      {isSignedIn && <Later load={loadPresence} />}
      {isUnverified && <Later load={loadVerifyModal} />}
      <ScrollRestoration />
    </>
  );
}
