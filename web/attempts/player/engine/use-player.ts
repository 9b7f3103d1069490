import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, noNetwork } from '../../../api/api-error.ts';
import { reportEndedSession } from '../../../api/report-ended-session.ts';
import type { Player } from '../player.ts';
import { browserPorts, runInPage, wait } from './in-page.ts';
import { openPlayer } from './open-player.ts';
import type { PlayerEngine } from './player-engine.ts';
import { startPlayer, type StartRequest } from './start-player.ts';

/** An attempt to resume, or a test to start. After a start the player's `id` is the attempt to resume. */
export type OpenRequest = { attempt: string } | StartRequest;

export type PlayerState =
  | { state: 'opening' }
  /** `error.status` is 0 without the network and 404 if there is no such attempt or test. */
  | { state: 'failed'; error: ApiError; retry: () => void }
  | { state: 'open'; player: Player };

const nothing = (): (() => void) => () => {};
const none = (): undefined => undefined;

interface Result {
  requestKey: string;
  engine?: PlayerEngine;
  error?: ApiError;
}

const open = (request: OpenRequest): Promise<PlayerEngine> =>
  'attempt' in request
    ? openPlayer(request.attempt, browserPorts(), wait)
    : startPlayer(request, browserPorts(), wait);

/**
 * Opens an attempt and keeps its engine running while the screen is mounted: `usePlayer({ attempt })`, `usePlayer({ test })`.
 * An engine that arrives after unmounting is closed at once.
 */
export function usePlayer(request: OpenRequest): PlayerState {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<Result>();
  const requestKey = JSON.stringify([request, tries]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const [parsedRequest] = JSON.parse(requestKey) as [OpenRequest];
    reportEndedSession(open(parsedRequest)).then(
      (engine) => {
        if (isUnmounted) return engine.close();
        stop = runInPage(engine);
        return setResult({ requestKey, engine });
      },
      (error: unknown) => {
        const apiError = error instanceof ApiError ? error : noNetwork();
        if (!isUnmounted) setResult({ requestKey, error: apiError });
      },
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [requestKey]);

  const { engine, error } = result?.requestKey === requestKey ? result : ({} as Partial<Result>);
  const player = useSyncExternalStore(engine?.subscribe ?? nothing, engine?.player ?? none);
  if (player) return { state: 'open', player };
  return error
    ? { state: 'failed', error, retry: () => setTries((before) => before + 1) }
    : { state: 'opening' };
}
