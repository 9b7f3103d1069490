import { build } from './build.ts';

const prefix = 'test-';
const own = `${prefix}${build.id}`;

/** Files of other pages, as they were used. Bounded, since builds come and go. */
const seen = 'seen';
const mostSeen = 100;

/** So few that what the student does meanwhile always finds a free connection. */
const fetchedAtOnce = 2;

const shellPath = '/';
const anyVariant = { ignoreVary: true };

/** This build's copy first, then that of the build before it, whose pages may still be open. */
export async function findKept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(own);
  return (await cache.match(path, anyVariant)) ?? (await caches.match(path, anyVariant));
}

export const findShell = (): Promise<Response | undefined> => findKept(shellPath);

/**
 * The server writes settings on the page, so the copy follows it; but a page of another build leads to scripts that are not
 * here, and without the network it would stay white.
 */
export async function refreshShell(page: Response): Promise<void> {
  const cache = await caches.open(own);
  if (await cache.match(shellPath)) await keepShell(cache, page);
}

async function keepShell(cache: Cache, page: Response): Promise<void> {
  const copy = page.clone();
  if (page.ok && (await page.text()).includes(build.entry)) await cache.put(shellPath, copy);
}

/** Keeps a file that a page has just asked for. */
export async function keepSeen(path: string, file: Response): Promise<void> {
  if (build.files.includes(path)) return (await caches.open(own)).put(path, file);
  const cache = await caches.open(seen);
  await cache.put(path, file);
  const paths = await cache.keys();
  await Promise.all(paths.slice(0, -mostSeen).map((oldest) => cache.delete(oldest)));
}

/** One that is interrupted goes on where it stopped. */
async function keepMissing(): Promise<void> {
  const cache = await caches.open(own);
  if (!(await cache.match(shellPath))) {
    const headers = { accept: 'text/html' };
    await keepShell(cache, await fetch(shellPath, { headers, cache: 'no-cache' }));
  }
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = build.files.filter((path) => !kept.has(path));
  const keepNext = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      await cache.put(path, await copyOf(path));
    }
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, keepNext));
}

/** A file with a hash in its name never changes: an older build's copy will do. */
async function copyOf(path: string): Promise<Response> {
  const isHashed = path.startsWith('/assets/');
  const kept = isHashed ? await caches.match(path, anyVariant) : undefined;
  if (kept) return kept;
  const file = await fetch(path, { priority: 'low', cache: isHashed ? 'default' : 'no-cache' });
  if (!file.ok) throw new Error(`${path} is gone: there is a newer build`);
  return file;
}

let keeping: Promise<void> | undefined;

/** Brings here all that a test needs. */
export function keepTest(): Promise<void> {
  keeping ??= keepMissing().finally(() => (keeping = undefined));
  return keeping;
}

/** The build before this one stays: a page of it may be open, even in the middle of a test. */
export async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
