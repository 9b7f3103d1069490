import { oneTimeId } from '../../../api/one-time-id.ts';
import { reportFailure } from '../../../api/failure-listener.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { attemptApi } from './sync/attempt-api.ts';
import { browserJournal } from './store/journal.ts';
import { attemptsConnection, idbStore } from './store/idb-store.ts';
import type { PlayerEngine, Ports } from './player-engine.ts';
import { browserTabs, type Tabs } from './tabs.ts';

/** Connects an engine to the real browser: its store, its clocks, its tabs, its page events and the signed-in person. */

let tabs: Tabs | undefined;

/** The ports of this browser and the signed-in person. */
export const browserPorts = (): Ports => ({
  api: attemptApi,
  // Each opening tries the database again, even if it did not answer before.
  store: idbStore(attemptsConnection()),
  journal: browserJournal,
  clock: { monotonic: () => performance.now(), wall: () => Date.now() },
  tabs: (tabs ??= browserTabs()),
  newId: oneTimeId,
  random: () => Math.random(),
  account: useAuthState.getState().user?.accountId ?? '',
  // Leads to the login page and back here afterwards, like every other refused call.
  signedOut: reportFailure,
});

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const tickMs = 250;

/** Drives an engine by the timer and the events of the page. Returns a function that stops it. */
export function runInPage(engine: PlayerEngine): () => void {
  const timer = setInterval(() => engine.tick(), tickMs);
  const aborter = new AbortController();
  const { signal } = aborter;
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') engine.flush();
    else engine.retryNow();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  addEventListener('pagehide', () => engine.flush(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && engine.retryNow(), { signal });
  addEventListener('online', () => engine.retryNow(), { signal });
  return () => {
    clearInterval(timer);
    aborter.abort();
    engine.close();
  };
}
