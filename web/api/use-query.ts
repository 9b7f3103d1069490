import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CallArguments, Key, Reply } from './client.ts';
import {
  queryId,
  readQuery,
  readQueryForHtml,
  refetchQuery,
  subscribeQuery,
  type QueryState as CachedState,
} from './query-cache.ts';

interface Options {
  /** Sends no request while true, such as until a parameter is known. */
  isOff?: boolean;
  /** Caches the reply after the component unmounts and shows it next time while refetching. Not for data that fills a form. */
  isKept?: boolean;
}

export interface QueryState<Data> extends CachedState<Data> {
  reload: () => void;
}

const off: CachedState<undefined> = { data: undefined, error: undefined, isLoading: false };

/** Fetches the reply of a route: `useQuery('GET /id/profile')`. Fetches again when the parameters change. */
export function useQuery<K extends Key>(
  key: K,
  ...[options]: CallArguments<K, Options>
): QueryState<Reply<K>> {
  const { isOff = false, isKept = false, ...parts } = (options ?? {}) as Options;
  // Keyed by content, because the options are a new object on every render.
  const id = queryId(key, parts);
  const subscribe = useCallback(
    (listener: () => void) => (isOff ? () => {} : subscribeQuery(id, listener, isKept)),
    [id, isOff, isKept],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => (isOff ? off : readQuery(id)),
    () => (isOff ? off : readQueryForHtml(id)),
  );
  const reload = useCallback(() => refetchQuery(id), [id]);
  return useMemo(() => ({ ...(state as CachedState<Reply<K>>), reload }), [state, reload]);
}
