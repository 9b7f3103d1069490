import type { ReactNode } from 'react';
import type { ReplyState } from '../api/use-reply.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';

interface Props<Data> {
  reply: ReplyState<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of a card that waits for its reply; the rest of the card does not wait with it. */
export function LoadedPart<Data>({ reply, children }: Props<Data>) {
  const { data, error, isLoading, reload } = reply;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState lines={4} />;
  return <ErrorState message={error.message} onRetry={reload} isRetrying={isLoading} />;
}
