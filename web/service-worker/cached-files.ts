import { build } from './build.ts';

const prefix = 'test-';
const ownCache = `${prefix}${build.id}`;

/** The cache of other files that pages have used. Bounded, because files of old builds accumulate. */
const usedCache = 'seen';
const maxUsed = 100;

/** Few parallel downloads, so that the student's own requests always find a free connection. */
const parallelFetches = 2;

const shellPath = '/';
const anyVariant = { ignoreVary: true };

/** Looks in this build's cache first, then in those of other builds, whose pages may still be open. */
export async function findCached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(ownCache);
  return (await cache.match(path, anyVariant)) ?? (await caches.match(path, anyVariant));
}

export const findShell = (): Promise<Response | undefined> => findCached(shellPath);

/**
 * Updates the cached page, because the server writes settings into it. A page of another build is not cached: its scripts are
 * not in this cache, so it would stay blank without a network.
 */
export async function refreshShell(page: Response): Promise<void> {
  const cache = await caches.open(ownCache);
  if (await cache.match(shellPath)) await cacheShell(cache, page);
}

async function cacheShell(cache: Cache, page: Response): Promise<void> {
  const copy = page.clone();
  if (page.ok && (await page.text()).includes(build.entry)) await cache.put(shellPath, copy);
}

/** Caches a file that a page has just requested. */
export async function cacheUsed(path: string, file: Response): Promise<void> {
  if (build.files.includes(path)) return (await caches.open(ownCache)).put(path, file);
  const cache = await caches.open(usedCache);
  await cache.put(path, file);
  const paths = await cache.keys();
  await Promise.all(paths.slice(0, -maxUsed).map((oldest) => cache.delete(oldest)));
}

/** Caches the files that are missing, so an interrupted run continues where it stopped. */
async function cacheMissing(): Promise<void> {
  const cache = await caches.open(ownCache);
  if (!(await cache.match(shellPath))) {
    const headers = { accept: 'text/html' };
    await cacheShell(cache, await fetch(shellPath, { headers, cache: 'no-cache' }));
  }
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = build.files.filter((path) => !cached.has(path));
  const cacheNext = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      await cache.put(path, await fetchFile(path));
    }
  };
  await Promise.all(Array.from({ length: parallelFetches }, cacheNext));
}

/** Fetches a file. A file with a hash in its name never changes, so an older build's copy is used if there is one. */
async function fetchFile(path: string): Promise<Response> {
  const isHashed = path.startsWith('/assets/');
  const cached = isHashed ? await caches.match(path, anyVariant) : undefined;
  if (cached) return cached;
  const file = await fetch(path, { priority: 'low', cache: isHashed ? 'default' : 'no-cache' });
  if (!file.ok) throw new Error(`${path} is gone: there is a newer build`);
  return file;
}

let running: Promise<void> | undefined;

/** Caches all files of a test. */
export function cacheTest(): Promise<void> {
  running ??= cacheMissing().finally(() => (running = undefined));
  return running;
}

/** Deletes the caches of old builds except the previous one: a page of it may be open, even in the middle of a test. */
export async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== ownCache,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
