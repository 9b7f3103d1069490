import { useSearchParams } from 'react-router';

interface Target {
  /** Filters of the detailed tab, as its address names them. */
  filters?: Record<string, string>;
  question?: { module: number; question: number };
}

export const missedResults = 'wrong,omitted,not-reached';

/** Builds addresses of the detailed tab; keeps the secret of a shared link. */
export function useDetailAddress(): (target: Target) => string {
  const [params] = useSearchParams();
  const share = params.get('share');
  return ({ filters = {}, question }) => {
    const search = new URLSearchParams({
      ...(share !== null && { share }),
      tab: 'detailed',
      ...filters,
    });
    const hash = question ? `#q-${question.module}-${question.question}` : '';
    return `?${search}${hash}`;
  };
}
