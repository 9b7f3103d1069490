interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** What the server answers itself, fresh each time or not at all. */
const never = /^\/(api|metrics|docs|files|testing)(\/|$)/;

const hasEnding = /\.\w+$/;

/** Where a student may be in the middle of a test. */
const inTest = /^\/test\//;

/** How a request is answered; one of no kind goes to the network as if there were no worker. */
export function kindOf(
  { method, mode, url }: Asked,
  home: string,
  files: readonly string[],
): 'test' | 'page' | 'file' | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== home || never.test(pathname)) return undefined;
  if (mode === 'navigate') {
    if (hasEnding.test(pathname)) return undefined;
    return inTest.test(pathname) ? 'test' : 'page';
  }
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'file' : undefined;
}
