import { answerFile, answerPage, answerTest } from './answers.ts';
import { build } from './build.ts';
import { dropOldBuilds, cacheTest } from './cached-files.ts';
import { kindOf } from './kind-of.ts';
import type { Message } from './message.ts';
import { setNavigationPreload } from './navigation-preload.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('activate', (event) => {
  // Claims the open pages, so that this worker serves their files from now on.
  const { navigationPreload } = self.registration;
  const preload = setNavigationPreload(navigationPreload, self.navigator.userAgent);
  event.waitUntil(Promise.all([dropOldBuilds(), preload, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, build.files);
  if (kind === 'test') event.respondWith(answerTest(event));
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event));
});

self.addEventListener('message', (event) => {
  const answer = (text: string): void => event.ports[0]?.postMessage(text);
  switch (event.data as Message) {
    case 'which-build':
      return answer(build.entry);
    case 'keep-test':
      return event.waitUntil(cacheTest().then(() => answer('kept')));
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
  }
});
