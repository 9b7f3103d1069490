import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

interface Props<Data> {
  /** As `useQuery` gives it. */
  reply: {
    data: Data | undefined;
    error: { message: string } | undefined;
    isLoading: boolean;
    reload: () => void;
  };
  lines?: number;
  /** It stands in a card already, so it needs none of its own while it waits. */
  isInCard?: boolean;
  children: (data: Data) => ReactNode;
}

/** What was asked for; until it is there, its shape, or why it did not come and the way to try again. */
export function Loaded<Data>({ reply, lines = 4, isInCard = false, children }: Props<Data>) {
  const { data, error, isLoading, reload } = reply;
  if (data !== undefined) return children(data);
  const waiting = error ? (
    <ErrorState message={error.message} onRetry={reload} isRetrying={isLoading} />
  ) : (
    <LoadingState lines={lines} />
  );
  return isInCard ? waiting : <Card>{waiting}</Card>;
}
