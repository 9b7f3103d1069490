import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send, type Sent } from '../../api/client.ts';
import { readLines } from './read-lines.ts';

/**
 * Listens to a route that answers with lines of JSON, as long as the page is looked at:
 *
 *   const isLive = useLiveLines({
 *     key: 'GET /tickets/:ticket/stream',
 *     params: { ticket },
 *     query: { secret },                 // undefined where there is none
 *     onLine: (line) => …,               // a TicketLine that is news: `changed` or `replying`
 *     onAgain: () => reply.reload(),     // lines may have been missed: ask for everything anew
 *   });
 *
 * `onAgain` is called as soon as it listens, for what came between loading and listening. A lost connection is made again,
 * each time after a longer pause; until it stands, `onAgain` is called with every try, so that a network that lets no stream
 * through still shows what is new within half a minute.
 */
interface Listening extends Pick<Sent, 'params' | 'query'> {
  key: 'GET /tickets/:ticket/stream' | 'GET /admin/tickets/stream';
  isOff?: boolean;
  onLine: (line: TicketLine) => void;
  onAgain: () => void;
}

const firstPause = 1_000;
const longestPause = 30_000;
/** The server says something every twenty seconds; after this much silence nobody is there. */
const silence = 50_000;

const nextPause = (pause: number): number => Math.min(longestPause, pause * 2);

export function useLiveLines({ key, params, query, isOff = false, ...told }: Listening): boolean {
  const [isLive, setLive] = useState(false);
  const isSeen = useIsSeen();
  const onLine = useEffectEvent(told.onLine);
  const onAgain = useEffectEvent(told.onAgain);
  const question = JSON.stringify([key, { params, query }]);

  useEffect(() => {
    if (isOff || !isSeen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const [asked, sent] = JSON.parse(question) as [string, Sent];

    /** Until the connection is lost; says whether it ever stood. */
    async function listen(): Promise<boolean> {
      const stopping = new AbortController();
      const stop = (): void => stopping.abort();
      signal.addEventListener('abort', stop);
      let watch = setTimeout(stop, silence);
      let hasStood = false;
      try {
        const response = await send(asked, { ...sent, signal: stopping.signal });
        if (!response.ok || !response.body) return false;
        for await (const line of readLines(response.body)) {
          clearTimeout(watch);
          watch = setTimeout(stop, silence);
          if (isKind(line, 'ready')) {
            hasStood = true;
            setLive(true);
            onAgain();
          } else if (isKind(line, 'changed') || isKind(line, 'replying')) onLine(line);
        }
      } catch {
        // However it was lost, the way on is the same.
      } finally {
        clearTimeout(watch);
        signal.removeEventListener('abort', stop);
        if (!signal.aborted) setLive(false);
      }
      return hasStood;
    }

    async function keepListening(): Promise<void> {
      let pause = firstPause;
      while (!signal.aborted) {
        const hasStood = await listen();
        // It stood: this is a new misfortune, not the same one again.
        pause = hasStood ? firstPause : nextPause(pause);
        await waited(pause, signal);
        if (!signal.aborted && !hasStood) onAgain();
      }
    }

    void keepListening();
    return () => leaving.abort();
  }, [question, isOff, isSeen]);

  return isLive;
}

const isKind = (line: unknown, kind: TicketLine['kind']): line is TicketLine =>
  typeof line === 'object' && line !== null && 'kind' in line && line.kind === kind;

/** A browser has few connections to one server: a page in the background keeps none, and asks anew when it is seen again. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const look = (): void => setSeen(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
