import { useLayoutEffect } from 'react';

/** Roomy for learners, dense for the console: tokens.css defines the sizes of each. */
export type Look = 'learner' | 'console';

/** Sets the look on the whole document, so that it also applies to dialogs and menus, which are mounted outside the frame. */
export function useLook(look: Look): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['look'] = look;
    return () => {
      delete document.documentElement.dataset['look'];
    };
  }, [look]);
}
