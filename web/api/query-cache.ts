import type { ApiError } from './api-error.ts';
import { call, type CallArguments, type Key, type RequestParts, type Reply } from './client.ts';
import { reportEndedSession } from './report-ended-session.ts';

export interface QueryState<Data> {
  /** The reply is kept while the query is fetched again, and when that fails. */
  data: Data | undefined;
  /** The error is kept until the next reply, so that a retry button stays in place. */
  error: ApiError | undefined;
  isLoading: boolean;
}

interface Entry {
  state: QueryState<unknown>;
  listeners: Set<() => void>;
  request: AbortController | undefined;
  /** Fetched before the first component subscribed, which therefore does not fetch again. */
  isFresh: boolean;
  /** Belongs to an ended session: dropped when its last component unmounts. */
  isForgotten: boolean;
}

/** One entry per query, keyed by route and parameters and shared by every component that uses it. */
const entries = new Map<string, Entry>();

/** The most unused replies in the cache; beyond this the oldest is dropped. */
const maxUnused = 50;

const loading: QueryState<undefined> = { data: undefined, error: undefined, isLoading: true };

export const queryId = (key: Key, parts: object): string => JSON.stringify([key, parts]);

const keyOf = (id: string): Key => (JSON.parse(id) as [Key])[0];

export const readQuery = (id: string): QueryState<unknown> => entries.get(id)?.state ?? loading;

/** The queries that a page has read during rendering on the server or during hydration. */
const readByHtml = new Set<string>();

export function readQueryForHtml(id: string): QueryState<unknown> {
  readByHtml.add(id);
  return readQuery(id);
}

/** Drops the replies of the previous page before the server renders the next. */
export function resetQueries(): void {
  entries.clear();
  readByHtml.clear();
}

/** The queries of the page that the server has just rendered. */
export const queriesOfHtml = (): string[] => [...readByHtml];

/** Stores a reply that was fetched before its page is rendered. */
export function seedQuery(id: string, data: unknown): void {
  entries.set(id, { ...newEntry(), state: { ...loading, data, isLoading: false }, isFresh: true });
}

/**
 * Fetches the query for a new subscriber, unless a request is in flight. When the last one unsubscribes, a request in flight is
 * aborted; the reply is dropped, or with `isKept` stays in the cache, to be shown next time while it is fetched again.
 */
export function subscribeQuery(id: string, listener: () => void, isKept: boolean): () => void {
  const entry = entries.get(id) ?? newEntry();
  entries.set(id, entry);
  entry.listeners.add(listener);
  if (entry.isFresh) entry.isFresh = false;
  else if (!entry.request) fetchEntry(id, entry);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    entry.request?.abort();
    entry.request = undefined;
    if (entries.get(id) === entry) entries.delete(id);
    if (!isKept || entry.isForgotten || entry.state.data === undefined) return;
    entry.state = { ...entry.state, error: undefined, isLoading: false };
    entries.set(id, entry);
    dropOldest();
  };
}

export function refetchQuery(id: string): void {
  const entry = entries.get(id);
  if (entry && entry.listeners.size > 0) fetchEntry(id, entry);
}

/** After a write: refetches the queries of these routes that a component uses, and drops the others. */
export function invalidate(...keys: Key[]): void {
  for (const [id, entry] of entries) {
    if (!keys.includes(keyOf(id))) continue;
    if (entry.listeners.size > 0) fetchEntry(id, entry);
    else entries.delete(id);
  }
}

/**
 * Optimistic update: shows the expected reply before the server has confirmed it, and returns a function that undoes this. A request in flight is
 * aborted, because it would return the old data; invalidate the route when the write is done.
 */
export function updateQuery<K extends Key>(
  key: K,
  parts: RequestParts<K>,
  update: (data: Reply<K>) => Reply<K>,
): () => void {
  const entry = entries.get(queryId(key, parts));
  if (entry?.state.data === undefined) return () => {};
  const { data } = entry.state;
  entry.request?.abort();
  entry.request = undefined;
  setState(entry, { data: update(data as Reply<K>), error: undefined, isLoading: false });
  return () => setState(entry, { ...entry.state, data });
}

/**
 * Call it when a person signs in or out, so that the next person on this device sees no reply of the previous one: drops unused
 * replies now, the others when their last component unmounts.
 */
export function forgetQueries(): void {
  for (const [id, entry] of entries) {
    entry.isForgotten = true;
    if (entry.listeners.size === 0) entries.delete(id);
  }
}

const newEntry = (): Entry => ({
  state: loading,
  listeners: new Set(),
  request: undefined,
  isFresh: false,
  isForgotten: false,
});

function setState(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

function fetchEntry(id: string, entry: Entry): void {
  entry.request?.abort();
  const request = new AbortController();
  entry.request = request;
  if (!entry.state.isLoading) setState(entry, { ...entry.state, isLoading: true });

  const settle = (reply: Partial<QueryState<unknown>>): void => {
    if (entry.request !== request) return;
    entry.request = undefined;
    setState(entry, { data: entry.state.data, error: undefined, ...reply, isLoading: false });
  };
  const [key, parts] = JSON.parse(id) as [Key, object];
  const options = [
    { ...parts, signal: request.signal, quiet: true },
  ] as unknown as CallArguments<Key>;
  reportEndedSession(call(key, ...options)).then(
    (data) => settle({ data }),
    (error: ApiError) => settle({ error }),
  );
}

function dropOldest(): void {
  const unused = [...entries].filter(([, { listeners }]) => listeners.size === 0);
  for (const [id] of unused.slice(0, Math.max(0, unused.length - maxUnused))) entries.delete(id);
}
