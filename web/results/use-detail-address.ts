import { useSearchParams } from 'react-router';

interface Target {
  /** Filters of the detailed tab, as its address names them. */
  filters?: Record<string, string>;
  question?: { module: number; question: number };
}

export const missedResults = 'wrong,omitted,not-reached';

/** The secret of a shared link, and the assignment that a teacher came from. */
const lastingParams = ['share', 'class', 'assignment'];

/** Builds addresses of the detailed tab. */
export function useDetailAddress(): (target: Target) => string {
  const [params] = useSearchParams();
  const lasting = [...params].filter(([name]) => lastingParams.includes(name));
  return ({ filters = {}, question }) => {
    const search = new URLSearchParams({
      ...Object.fromEntries(lasting),
      tab: 'detailed',
      ...filters,
    });
    const hash = question ? `#q-${question.module}-${question.question}` : '';
    return `?${search}${hash}`;
  };
}
