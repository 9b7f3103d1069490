import { findCached, findShell, cacheUsed, refreshShell } from './cached-files.ts';

/** How long a page may take to load before the cached copy is shown. */
const timeoutMs = 3000;

const afterTimeout = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), timeoutMs));

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const page = preloaded ?? (await fetch(event.request));
  event.waitUntil(refreshShell(page.clone()));
  return page;
}

/**
 * In a test: the server's page if it arrives in time and without a server error, otherwise the cached copy, which works for any
 * path.
 */
export async function answerTest(event: FetchEvent): Promise<Response> {
  const request = fetchPage(event);
  const settled = request.catch(() => undefined);
  // A page that arrives too late to be shown still refreshes the copy.
  event.waitUntil(settled);
  const shell = await findShell();
  if (!shell) return request;
  const page = await Promise.race([settled, afterTimeout()]);
  return page && page.status < 500 ? page : shell;
}

/**
 * Outside a test: waits for the server's answer without a timeout. If the server cannot be reached, redirects to a page under
 * `/test` that says so and links to a test on this device; from there the server redirects to the requested page later.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    return await fetchPage(event);
  } catch (error) {
    if (!(await findShell())) throw error;
    const { pathname, search } = new URL(event.request.url);
    return Response.redirect(`/test/offline?${new URLSearchParams({ page: pathname + search })}`);
  }
}

export async function answerFile(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const cached = await findCached(path);
  if (cached) return cached;
  const file = await fetch(event.request);
  if (file.ok) event.waitUntil(cacheUsed(path, file.clone()));
  return file;
}
