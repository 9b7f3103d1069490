import type { CheckedItem, ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';

interface Checking {
  /** Stays while newer words are being read, so that nothing flickers. */
  checked: CheckedItem | undefined;
  /** What is shown is of words that have changed since. */
  isStale: boolean;
  error: string | undefined;
}

const waitMilliseconds = 400;

/** What the server says of an item as it stands, once the hands rest. */
export function useCheck(
  id: string | null,
  content: ItemDraftContent,
  entries: readonly string[],
): Checking {
  const question = JSON.stringify({ id, content, entries });
  const [known, setKnown] = useState<{ question?: string } & Omit<Checking, 'isStale'>>({
    checked: undefined,
    error: undefined,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const body = JSON.parse(question) as {
      id: string | null;
      content: ItemDraftContent;
      entries: string[];
    };
    const timer = setTimeout(() => {
      orEndSession(call('POST /admin/questions/check', { body, signal, quiet: true })).then(
        (checked) => setKnown({ question, checked, error: undefined }),
        (error: ApiError) => {
          if (!signal.aborted) {
            setKnown(({ checked }) => ({ question, checked, error: error.message }));
          }
        },
      );
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [question]);
  return { checked: known.checked, error: known.error, isStale: known.question !== question };
}
