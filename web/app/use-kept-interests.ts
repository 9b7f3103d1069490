import { useEffect } from 'react';
import { useIsSignedIn } from '../api/auth-state.ts';

/** A visitor's finished interest check goes into the account they sign in to, on whatever page that happens. */
export function useKeptInterests(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn || localStorage.getItem('interest-check') === null) return;
    // Without a network it stays where it is until the next time.
    import('../site/orientation/send-kept.ts')
      .then(({ sendKept }) => sendKept())
      .catch(() => undefined);
  }, [isSignedIn]);
}
