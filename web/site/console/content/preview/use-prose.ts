import type { Prose } from '@bac/contract/site/prose.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';

interface Read {
  /** Stays while a newer text is being read, so that the preview does not flicker. */
  prose: Prose | undefined;
  error: string | undefined;
}

const waitMilliseconds = 350;

/** A text in Markdown as it will look. The server reads it, as it does for everybody, once the hands rest. */
export function useProse(markdown: string): Read {
  const [read, setRead] = useState<Read>({ prose: undefined, error: undefined });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      orEndSession(call('POST /prose', { body: { markdown }, signal, quiet: true })).then(
        (prose) => setRead({ prose, error: undefined }),
        (error: ApiError) => {
          if (!signal.aborted) setRead(({ prose }) => ({ prose, error: error.message }));
        },
      );
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [markdown]);
  return read;
}
