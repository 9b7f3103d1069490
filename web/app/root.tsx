import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsUnverified } from '../accounts/auth/verify/use-is-unverified.ts';
import { useIsSignedIn } from '../api/auth-state.ts';
import { whenIdle } from '../ui/layout/when-idle.ts';
import { Later } from './later.tsx';
import { replayEarlyInput } from './server-html/early-input.ts';
import { NavigationSigns } from './navigation/navigation-signs.tsx';

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
  // Before the effects of the parts below, which fetch what can wait.
  useLayoutEffect(replayEarlyInput, []);

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

/** A visitor's finished interest check goes into the account they sign in to, on whatever page that happens. */
function useKeptInterests(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn || localStorage.getItem('interest-check') === null) return;
    // Without a network it stays where it is until the next time.
    import('../site/orientation/send-kept.ts')
      .then(({ sendKept }) => sendKept())
      .catch(() => undefined);
  }, [isSignedIn]);
}
