import { oneTimeId } from '../../../api/one-time-id.ts';
import { tellFailure } from '../../../api/failure-listener.ts';
import { useAuthState } from '../../../api/auth-state.ts';
import { attemptApi } from './sync/attempt-api.ts';
import { browserDrafts } from './store/drafts.ts';
import { attemptsConnection, idbStore } from './store/idb-store.ts';
import type { PlayerEngine, Ports } from './player-engine.ts';
import { browserTabs, type Tabs } from './tabs.ts';

let tabs: Tabs | undefined;

/** The real world: this browser, its store and its clocks, and the person signed in. */
export const browserPorts = (): Ports => ({
  api: attemptApi,
  // Each opening tries the database again, though it may have been silent before.
  store: idbStore(attemptsConnection()),
  drafts: browserDrafts,
  clock: { monotonic: () => performance.now(), wall: () => Date.now() },
  tabs: (tabs ??= browserTabs()),
  newId: oneTimeId,
  random: () => Math.random(),
  account: useAuthState.getState().user?.accountId ?? '',
  // Leads to the login page, as everywhere, and back here afterwards.
  signedOut: tellFailure,
});

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const tickMs = 250;

/** Lets an engine live with the page. Gives the way to stop. */
export function runInPage(engine: PlayerEngine): () => void {
  const ticking = setInterval(() => engine.tick(), tickMs);
  const stopping = new AbortController();
  const { signal } = stopping;
  const turned = (): void => {
    if (document.visibilityState === 'hidden') engine.leave();
    else engine.hurry();
  };
  document.addEventListener('visibilitychange', turned, { signal });
  addEventListener('pagehide', () => engine.leave(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && engine.hurry(), { signal });
  addEventListener('online', () => engine.hurry(), { signal });
  return () => {
    clearInterval(ticking);
    stopping.abort();
    engine.close();
  };
}
