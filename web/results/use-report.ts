import { useEffect } from 'react';
import { useQuery } from '../api/use-query.ts';

/** The pause before the next request after long polling failed or timed out. */
const pollMilliseconds = 2000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address without a valid id shows “no results” without a request. */
export const isAttemptId = (text: string): boolean => uuid.test(text);

/** Loads the report of an attempt; while the attempt is being scored, long polls until it is. */
export function useReport(attempt: string, share: string | null) {
  const params = { attempt };
  const reply = useQuery('GET /results/:attempt', {
    params,
    query: share === null ? {} : { share },
    isOff: !isAttemptId(attempt),
  });
  const isScoring = reply.data?.state === 'scoring';
  const waiting = useQuery('GET /results/:attempt/scored', { params, isOff: !isScoring });
  const canPoll = isScoring && !reply.isLoading && !waiting.isLoading;
  // A failed request keeps the last reply: without the check of errors the page would retry without a pause while offline.
  const isScored = waiting.data?.isScored === true && !waiting.error && !reply.error;
  useEffect(() => {
    if (!canPoll) return undefined;
    const poll = (): void => {
      reply.reload();
      waiting.reload();
    };
    const timer = setTimeout(poll, isScored ? 0 : pollMilliseconds);
    return () => clearTimeout(timer);
    // The functions are new in every render, but always do the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canPoll, isScored]);
  return reply;
}
