import { useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.ts';

/** Pending changes are still sent after the page is left. */
export function useAutosave<Values extends object>(
  saved: Values,
  send: (change: Partial<Values>) => Promise<Values>,
) {
  const [autosave] = useState(() => new Autosave(saved, send));
  const { values, save } = useSyncExternalStore(autosave.subscribe, autosave.snapshot);
  return { values, save, change: autosave.change, retry: autosave.retry };
}
