import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A plain value that only the browser knows, such as a stored choice. On the server, and while its HTML is hydrated, it is
 * `onServer`.
 */
export const useOnceHydrated = <Value extends string | boolean | undefined>(
  read: () => Value,
  onServer: Value,
): Value => useSyncExternalStore(subscribe, read, () => onServer);
