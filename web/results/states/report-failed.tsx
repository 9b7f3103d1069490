import type { ApiError } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

interface Props {
  /** The title of the page. */
  title: string;
  /** What could not be loaded. */
  problem: string;
  error: ApiError;
  isLoading: boolean;
  onRetry: () => void;
}

/** A page of a result that could not be loaded. */
export const ReportFailed = ({ title, problem, error, isLoading, onRetry }: Props) => (
  <>
    <PageTitle title={title} />
    <Card>
      <ErrorState
        title={problem}
        message={error.message}
        onRetry={onRetry}
        isRetrying={isLoading}
      />
    </Card>
  </>
);
