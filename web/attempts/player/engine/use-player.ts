import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, noNetwork } from '../../../api/api-error.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import type { Player } from '../player.ts';
import { browserPorts, runInPage, wait } from './in-page.ts';
import { openPlayer } from './open-player.ts';
import type { PlayerEngine } from './player-engine.ts';
import { startPlayer, type Wish } from './start-player.ts';

/** An attempt to go on with, or a test to start: then the player's `id` tells where to go on. */
export type Asked = { attempt: string } | Wish;

export type Opened =
  | { state: 'opening' }
  /** `error.status` is 0 without the network, 404 where there is no such attempt or test. */
  | { state: 'failed'; error: ApiError; retry: () => void }
  | { state: 'open'; player: Player };

const nothing = (): (() => void) => () => {};
const none = (): undefined => undefined;

interface Answer {
  question: string;
  engine?: PlayerEngine;
  error?: ApiError;
}

const open = (asked: Asked): Promise<PlayerEngine> =>
  'attempt' in asked
    ? openPlayer(asked.attempt, browserPorts(), wait)
    : startPlayer(asked, browserPorts(), wait);

/** Opens the attempt for as long as the screen is there: `usePlayer({ attempt })`, `usePlayer({ test })`. */
export function usePlayer(asked: Asked): Opened {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = JSON.stringify([asked, round]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const [wish] = JSON.parse(question) as [Asked];
    orEndSession(open(wish)).then(
      (engine) => {
        if (isLeft) return engine.close();
        stop = runInPage(engine);
        return setAnswer({ question, engine });
      },
      (error: unknown) => {
        const known = error instanceof ApiError ? error : noNetwork();
        if (!isLeft) setAnswer({ question, error: known });
      },
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [question]);

  const { engine, error } = answer?.question === question ? answer : ({} as Partial<Answer>);
  const player = useSyncExternalStore(engine?.subscribe ?? nothing, engine?.player ?? none);
  if (player) return { state: 'open', player };
  return error
    ? { state: 'failed', error, retry: () => setRound((before) => before + 1) }
    : { state: 'opening' };
}
