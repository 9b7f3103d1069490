// Sent in the worker's place where an operator has turned it off: it removes itself and all it kept. No page reloads.
addEventListener('install', () => skipWaiting());

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('activate', (event) => event.waitUntil(leave()));
