import type { DataRouter } from 'react-router';
import { askEarly } from '../../api/early-replies.ts';

/** `first-paint.js` turns it off where it is not to be seen. */
const isFirstScreenShown = (): boolean =>
  document.documentElement.dataset['firstScreen'] === location.pathname;

async function untilInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/** React's first drawing replaces the server's first screen, so it has to be the page, not a sign that one is coming. */
export async function untilReady(router: DataRouter): Promise<void> {
  if (isFirstScreenShown()) await Promise.all([untilInitialized(router), askEarly()]);
}
