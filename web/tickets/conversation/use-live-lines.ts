import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send, type RequestOptions } from '../../api/client.ts';
import { readLines } from './read-lines.ts';

/**
 * Listens to a route that streams lines of JSON, as long as the page is visible:
 *
 *   const isLive = useLiveLines({
 *     key: 'GET /tickets/:ticket/stream',
 *     params: { ticket },
 *     query: { secret },                 // undefined if there is none
 *     onLine: (line) => …,               // a `changed` or `replying` line
 *     onResync: () => reply.reload(),    // lines may have been missed: fetch everything again
 *   });
 *
 * `onResync` is called on every connection, for changes between loading and listening. A lost connection is retried with
 * exponential backoff; until one succeeds, `onResync` is called with every retry, so that a network that blocks streams still
 * shows changes within half a minute.
 */
interface Options extends Pick<RequestOptions, 'params' | 'query'> {
  key: 'GET /tickets/:ticket/stream' | 'GET /admin/tickets/stream';
  isOff?: boolean;
  onLine: (line: TicketLine) => void;
  onResync: () => void;
}

const minPause = 1_000;
const maxPause = 30_000;
/** The server sends a heartbeat every twenty seconds; after this much silence the connection counts as lost. */
const silenceMilliseconds = 50_000;

const nextPause = (pause: number): number => Math.min(maxPause, pause * 2);

export function useLiveLines({ key, params, query, isOff = false, ...handlers }: Options): boolean {
  const [isLive, setLive] = useState(false);
  const isVisible = useIsVisible();
  const onLine = useEffectEvent(handlers.onLine);
  const onResync = useEffectEvent(handlers.onResync);
  const request = JSON.stringify([key, { params, query }]);

  useEffect(() => {
    if (isOff || !isVisible) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const [requestKey, sent] = JSON.parse(request) as [string, RequestOptions];

    /** Listens until the connection is lost; returns whether it was ever open. */
    async function listen(): Promise<boolean> {
      const stopping = new AbortController();
      const stop = (): void => stopping.abort();
      signal.addEventListener('abort', stop);
      let watch = setTimeout(stop, silenceMilliseconds);
      let wasConnected = false;
      try {
        const response = await send(requestKey, { ...sent, signal: stopping.signal });
        if (!response.ok || !response.body) return false;
        for await (const line of readLines(response.body)) {
          clearTimeout(watch);
          watch = setTimeout(stop, silenceMilliseconds);
          if (isKind(line, 'ready')) {
            wasConnected = true;
            setLive(true);
            onResync();
          } else if (isKind(line, 'changed') || isKind(line, 'replying')) onLine(line);
        }
      } catch {
        // The reason does not matter: the retry is the same.
      } finally {
        clearTimeout(watch);
        signal.removeEventListener('abort', stop);
        if (!signal.aborted) setLive(false);
      }
      return wasConnected;
    }

    async function keepListening(): Promise<void> {
      let pause = minPause;
      while (!signal.aborted) {
        const wasConnected = await listen();
        // The backoff starts over after a connection that was open.
        pause = wasConnected ? minPause : nextPause(pause);
        await wait(pause, signal);
        if (!signal.aborted && !wasConnected) onResync();
      }
    }

    void keepListening();
    return () => controller.abort();
  }, [request, isOff, isVisible]);

  return isLive;
}

const isKind = (line: unknown, kind: TicketLine['kind']): line is TicketLine =>
  typeof line === 'object' && line !== null && 'kind' in line && line.kind === kind;

/** Browsers limit connections per server: a hidden page closes its own, and resyncs when it is visible again. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const updateVisible = (): void => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', updateVisible);
    return () => document.removeEventListener('visibilitychange', updateVisible);
  }, []);
  return isVisible;
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
