import type { Message } from '../../service-worker/message.ts';
import { whenIdle } from '../../ui/layout/when-idle.ts';
import { isTestPath } from './is-test-path.ts';
import { useUpdateState } from './update-state.ts';

const answerMs = 5000;

/** The worker's answer, or nothing: one that has turned itself off gives none. */
function askWorker(worker: ServiceWorker, message: Message): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(undefined), answerMs);
    worker.postMessage(message, [port2]);
  });
}

const hourMs = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let isTestWanted = false;

/** The script this page began with tells its build, as `service-worker-build.ts` wrote it into the worker. */
const entryOfPage = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
};

/**
 * A worker is waiting. It belongs to a newer build: the person is told, and decides. Or to the very build of this page,
 * which came from the server before the worker did: then it may begin, since nothing on the page changes.
 */
async function meet(waiting: ServiceWorker): Promise<void> {
  const entry = await askWorker(waiting, 'which-build');
  if (entry === entryOfPage()) await askWorker(waiting, 'take-over');
  else if (entry !== undefined) useUpdateState.setState({ isReady: true });
}

function watch({ waiting, installing, active }: ServiceWorkerRegistration): void {
  if (waiting) void meet(waiting);
  // The first worker ever has nothing to replace.
  if (!installing || !active) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void meet(installing);
  });
}

/** A page may be open for days. */
function lookForUpdates(registered: ServiceWorkerRegistration): void {
  let lastMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - lastMs > hourMs;
    if (document.visibilityState !== 'visible' || !isDue || isTestPath(location.pathname)) return;
    lastMs = performance.now();
    registered.update().catch(() => {});
  });
}

/** After everything else: the first paint needs the connection more. */
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
  lookForUpdates(registered);
  // A worker that took over begins with nothing.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isTestWanted) void keepTestHere();
  });
}

/** Has all that a test needs brought here, when the page has nothing else to do. */
export async function keepTestHere(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isTestWanted = true;
  await whenIdle();
  const { active } = await navigator.serviceWorker.ready;
  if (active) await askWorker(active, 'keep-test');
}

/** Goes over to the new version, because the person asked for it. Another tab may have begun it already. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  void askWorker(waiting, 'take-over');
}
