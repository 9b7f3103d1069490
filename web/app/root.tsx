import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsUnverified } from '../accounts/auth/verify/use-is-unverified.ts';
import { useIsSignedIn } from '../api/auth-state.ts';
import { whenIdle } from '../ui/layout/when-idle.ts';
import { Later } from './later.tsx';
import { replayEarlyInput } from './server-html/early-input.ts';
import { NavigationIndicators } from './navigation/navigation-indicators.tsx';

// Loads right after the first page is rendered, long before there can be a newer version.
const loadUpdateNotice = async () => (await import('./updates/update-notice.tsx')).UpdateNotice;
const loadVerifyModal = async () =>
  (await import('../accounts/auth/verify/verify-modal.tsx')).VerifyModal;
// Loads when idle, because the first page needs the connection more.
const loadPresence = async () => {
  await whenIdle();
  return (await import('./presence/presence.tsx')).Presence;
};

/**
 * The root of every page: shows navigation in progress, moves the focus to the new page, and asks for the verification code
 * while an account is not verified.
 */
export function Root() {
  const { pathname } = useLocation();
  const isUnverified = useIsUnverified();
  const isSignedIn = useIsSignedIn();
  const focusedPath = useRef(pathname);
  useSendStoredInterests();
  // A layout effect, to run before the effects of the children, which load deferred code.
  useLayoutEffect(replayEarlyInput, []);

  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    // Otherwise a screen reader would stay on a link that is gone. A dialog keeps its focus.
    if (!isUnverified) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, isUnverified]);

  return (
    <>
      <NavigationIndicators />
      <Outlet />
      <Later load={loadUpdateNotice} />
      {isSignedIn && <Later load={loadPresence} />}
      {isUnverified && <Later load={loadVerifyModal} />}
      <ScrollRestoration />
    </>
  );
}

/** Saves a visitor's finished interest check to the account they sign in to, on any page. */
function useSendStoredInterests(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn || localStorage.getItem('interest-check') === null) return;
    // If the request fails, the check stays stored until the next time.
    import('../site/orientation/send-stored-check.ts')
      .then(({ sendStoredCheck }) => sendStoredCheck())
      .catch(() => undefined);
  }, [isSignedIn]);
}
