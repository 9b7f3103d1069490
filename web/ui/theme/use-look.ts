import { useLayoutEffect } from 'react';

/** Roomy where people learn, dense where they manage: tokens.css gives each its sizes. */
export type Look = 'learner' | 'console';

/** Set on the whole page, so that dialogs and menus, which hang outside the frame, follow it too. */
export function useLook(look: Look): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['look'] = look;
    return () => {
      delete document.documentElement.dataset['look'];
    };
  }, [look]);
}
