import type { Prose } from '@bac/contract/site/prose.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { reportEndedSession } from '../../../../api/report-ended-session.ts';

interface ParsedProse {
  /** Stays while a newer text is being parsed, so that the preview does not flicker. */
  prose: Prose | undefined;
  error: string | undefined;
}

const debounceMilliseconds = 350;

/** Parses Markdown for a preview. The server does it, debounced, with the same parser as for the public pages. */
export function useProse(markdown: string): ParsedProse {
  const [parsed, setParsed] = useState<ParsedProse>({ prose: undefined, error: undefined });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      reportEndedSession(call('POST /prose', { body: { markdown }, signal, quiet: true })).then(
        (prose) => setParsed({ prose, error: undefined }),
        (error: ApiError) => {
          if (!signal.aborted) setParsed(({ prose }) => ({ prose, error: error.message }));
        },
      );
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [markdown]);
  return parsed;
}
