import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Reads a primitive value that only the browser knows, such as a stored choice. On the server and during hydration it is
 * `onServer`.
 */
export const useOnceHydrated = <Value extends string | boolean | undefined>(
  read: () => Value,
  onServer: Value,
): Value => useSyncExternalStore(subscribe, read, () => onServer);
