import type { ArticleCard } from '@bac/contract/site/content.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery, type QueryState } from '../../api/use-query.ts';

const debounceMilliseconds = 250;

interface HelpSearch {
  /** The text in the field. */
  typed: string;
  type: (text: string) => void;
  /** The search text that the articles belong to. */
  query: string;
  articles: QueryState<ArticleCard[]>;
}

/** A debounced search. The query is stored in the address, so that the Back button restores it. */
export function useHelpSearch(): HelpSearch {
  const [params, setParams] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(query);
  const [ownQuery, setOwnQuery] = useState(query);
  const [previousQuery, setPreviousQuery] = useState(query);

  // The address was changed by something other than this field, such as a link or the Back button.
  if (previousQuery !== query) {
    setPreviousQuery(query);
    if (query !== ownQuery) setTyped(query);
  }

  const applySearch = useDebouncedCallback((text: string) => {
    const q = text.trim();
    setOwnQuery(q);
    setParams(q ? { q } : {}, { replace: true, preventScrollReset: true });
  }, debounceMilliseconds);

  const type = (text: string): void => {
    setTyped(text);
    applySearch(text);
  };

  return { typed, type, query, articles: useArticles(query) };
}

/** Keeps the previous articles until the next ones arrive, so that the page does not flicker while typing. */
function useArticles(search: string): QueryState<ArticleCard[]> {
  const reply = useQuery('GET /content/articles', { query: search ? { search } : {} });
  const [previous, setPrevious] = useState(reply.data);
  if (reply.data && reply.data !== previous) setPrevious(reply.data);
  return { ...reply, data: reply.data ?? (reply.error ? undefined : previous) };
}
