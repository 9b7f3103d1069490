import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

interface Props<Data> {
  /** The result of `useQuery`. */
  reply: {
    data: Data | undefined;
    error: { message: string } | undefined;
    isLoading: boolean;
    reload: () => void;
  };
  lines?: number;
  /** The content is in a card already, so the loading state needs none of its own. */
  isInCard?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query; before that a skeleton, or the error with a button to try again. */
export function Loaded<Data>({ reply, lines = 4, isInCard = false, children }: Props<Data>) {
  const { data, error, isLoading, reload } = reply;
  if (data !== undefined) return children(data);
  const placeholder = error ? (
    <ErrorState message={error.message} onRetry={reload} isRetrying={isLoading} />
  ) : (
    <LoadingState lines={lines} />
  );
  return isInCard ? placeholder : <Card>{placeholder}</Card>;
}
