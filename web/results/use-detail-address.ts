import { useSearchParams } from 'react-router';

interface Wanted {
  /** Filters of the detailed tab, as its address names them. */
  filters?: Record<string, string>;
  question?: { module: number; question: number };
}

export const missedResults = 'wrong,omitted,not-reached';

/** Leads to the rows of the detailed tab; a shared link stays the shared link it was. */
export function useDetailAddress(): (wanted: Wanted) => string {
  const [params] = useSearchParams();
  const share = params.get('share');
  return ({ filters = {}, question }) => {
    const search = new URLSearchParams({
      ...(share !== null && { share }),
      tab: 'detailed',
      ...filters,
    });
    const place = question ? `#q-${question.module}-${question.question}` : '';
    return `?${search}${place}`;
  };
}
