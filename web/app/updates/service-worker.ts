import type { Message } from '../../service-worker/message.ts';
import { whenIdle } from '../../ui/layout/when-idle.ts';
import { isTestPath } from './is-test-path.ts';
import { useUpdateState } from './update-state.ts';

const answerTimeoutMs = 5000;

/** Returns the worker's answer, or undefined: a worker that has disabled itself gives none. */
function askWorker(worker: ServiceWorker, message: Message): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(undefined), answerTimeoutMs);
    worker.postMessage(message, [port2]);
  });
}

const hourMs = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let needsTestFiles = false;

/** The entry script of this page identifies its build; `service-worker-build.ts` writes the same path into the worker. */
const entryOfPage = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
};

/**
 * Handles a waiting worker. If it belongs to a newer build, the person is notified and decides. If it belongs to the build of
 * this page, which the server sent before the worker was installed, it takes over, since nothing on the page changes.
 */
async function handleWaiting(waiting: ServiceWorker): Promise<void> {
  const entry = await askWorker(waiting, 'which-build');
  if (entry === entryOfPage()) await askWorker(waiting, 'take-over');
  else if (entry !== undefined) useUpdateState.setState({ isReady: true });
}

function watch({ waiting, installing, active }: ServiceWorkerRegistration): void {
  if (waiting) void handleWaiting(waiting);
  // The first worker replaces nothing.
  if (!installing || !active) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void handleWaiting(installing);
  });
}

/** Checks for updates when the page becomes visible, at most hourly: a page may be open for days. */
function checkForUpdates(registered: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - checkedAt > hourMs;
    if (document.visibilityState !== 'visible' || !isDue || isTestPath(location.pathname)) return;
    checkedAt = performance.now();
    registered.update().catch(() => {});
  });
}

/** Registers the service worker when the page is idle, because the first paint needs the connection more. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    registration = await navigator.serviceWorker.getRegistration();
  } catch (error) {
    console.warn('Pages will not open without a connection:', error);
  }
  if (!registration) return;
  const registered = registration;
  watch(registered);
  registered.addEventListener('updatefound', () => watch(registered));
  checkForUpdates(registered);
  // A worker that took over starts with an empty cache.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (needsTestFiles) void cacheTestFiles();
  });
}

/** Caches the files of the test screen when the page is idle. */
export async function cacheTestFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  needsTestFiles = true;
  await whenIdle();
  const { active } = await navigator.serviceWorker.ready;
  if (active) await askWorker(active, 'keep-test');
}

/** Switches to the new version at the person's request. Another tab may already have done so. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  void askWorker(waiting, 'take-over');
}
