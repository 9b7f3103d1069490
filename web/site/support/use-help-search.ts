import type { ArticleCard } from '@bac/contract/site/content.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery, type QueryState } from '../../api/use-query.ts';

/** Long enough that a word typed at once is one question, short enough not to be felt. */
const pauseMilliseconds = 250;

interface HelpSearch {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** What the articles below answer. */
  asked: string;
  articles: QueryState<ArticleCard[]>;
}

/** Asks the server a moment after the last letter. What was asked is in the address: coming back from an article finds it. */
export function useHelpSearch(): HelpSearch {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [seen, setSeen] = useState(asked);

  // The address changed by other means than this field: a link, or the way back.
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== sent) setTyped(asked);
  }

  const ask = useDebouncedCallback((text: string) => {
    const q = text.trim();
    setSent(q);
    setParams(q ? { q } : {}, { replace: true, preventScrollReset: true });
  }, pauseMilliseconds);

  const type = (text: string): void => {
    setTyped(text);
    ask(text);
  };

  return { typed, type, asked, articles: useArticles(asked) };
}

/** The articles found before stay until the next are there: the page does not flicker with each letter. */
function useArticles(search: string): QueryState<ArticleCard[]> {
  const reply = useQuery('GET /content/articles', { query: search ? { search } : {} });
  const [last, setLast] = useState(reply.data);
  if (reply.data && reply.data !== last) setLast(reply.data);
  return { ...reply, data: reply.data ?? (reply.error ? undefined : last) };
}
