import { findKept, findShell, keepSeen, refreshShell } from './kept-files.ts';

/** How long a page may take over a bad connection before the copy is shown. */
const patienceMs = 3000;

const late = (): Promise<undefined> =>
  new Promise((done) => setTimeout(() => done(undefined), patienceMs));

async function fetchPage(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  const page = early ?? (await fetch(event.request));
  event.waitUntil(refreshShell(page.clone()));
  return page;
}

/** In a test: the server's page where it comes in time and whole, else the copy, which is good for any path. */
export async function answerTest(event: FetchEvent): Promise<Response> {
  const fetching = fetchPage(event);
  const settled = fetching.catch(() => undefined);
  // What comes too late to be shown still refreshes the copy.
  event.waitUntil(settled);
  const shell = await findShell();
  if (!shell) return fetching;
  const page = await Promise.race([settled, late()]);
  return page && page.status < 500 ? page : shell;
}

/**
 * Anywhere else the server's own answer stands, however late. Where no answer can come, a page under `/test` says so and leads back
 * to a test that is on this device; from there the server sends the person on to the page they wanted.
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
  const kept = await findKept(path);
  if (kept) return kept;
  const file = await fetch(event.request);
  if (file.ok) event.waitUntil(keepSeen(path, file.clone()));
  return file;
}
