interface HandledRequest {
  method: string;
  mode: string;
  url: string;
}

/** Paths that only the server answers, never the cache. */
const serverOnly = /^\/(api|metrics|docs|files|testing)(\/|$)/;

const hasExtension = /\.\w+$/;

/** Paths on which a test may be in progress. */
const testPath = /^\/test\//;

/** Decides how a request is answered; undefined leaves it to the browser as if there were no worker. */
export function kindOf(
  { method, mode, url }: HandledRequest,
  home: string,
  files: readonly string[],
): 'test' | 'page' | 'file' | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== home || serverOnly.test(pathname)) return undefined;
  if (mode === 'navigate') {
    if (hasExtension.test(pathname)) return undefined;
    return testPath.test(pathname) ? 'test' : 'page';
  }
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'file' : undefined;
}
