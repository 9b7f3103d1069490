import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { reportEndedSession } from '../../../../api/report-ended-session.ts';

interface Checking {
  /** Stays while a newer text is checked, so that nothing flickers. */
  checked: CheckedItem | undefined;
  /** The result belongs to a text that has changed since. */
  isStale: boolean;
  error: string | undefined;
}

const waitMilliseconds = 400;

/** Has the server check the item as it stands, debounced. */
export function useCheck(
  id: string | null,
  content: ItemDraftContent,
  entries: readonly string[],
): Checking {
  const request = JSON.stringify({ id, content, entries });
  const [latest, setLatest] = useState<{ request?: string } & Omit<Checking, 'isStale'>>({
    checked: undefined,
    error: undefined,
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const body = JSON.parse(request) as {
      id: string | null;
      content: ItemDraftContent;
      entries: string[];
    };
    const timer = setTimeout(() => {
      reportEndedSession(call('POST /admin/questions/check', { body, signal, quiet: true })).then(
        (checked) => setLatest({ request, checked, error: undefined }),
        (error: ApiError) => {
          if (!signal.aborted) {
            setLatest(({ checked }) => ({ request, checked, error: error.message }));
          }
        },
      );
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request]);
  return { checked: latest.checked, error: latest.error, isStale: latest.request !== request };
}
