import { useEffect, useState } from 'react';
import type { WindowState } from '../window/window-box.ts';

/** How the window stood when it was closed; it comes back so as long as the page lives. */
let kept: WindowState | undefined;

export function useKeptWindow() {
  const [state, setState] = useState<WindowState>(() => kept ?? { size: 'normal' });
  useEffect(() => {
    kept = state;
  }, [state]);
  return [state, setState] as const;
}
