import { useEffect } from 'react';
import { useQuery } from '../api/use-query.ts';

/** Between two questions where waiting has failed or came to nothing. */
const askAgainMilliseconds = 2000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address with anything else in it leads nowhere, and needs nobody to say so. */
export const isAttemptId = (text: string): boolean => uuid.test(text);

/** The report of an attempt; while the server still works it out, waits for it there. */
export function useReport(attempt: string, share: string | null) {
  const params = { attempt };
  const reply = useQuery('GET /results/:attempt', {
    params,
    query: share === null ? {} : { share },
    isOff: !isAttemptId(attempt),
  });
  const isScoring = reply.data?.state === 'scoring';
  const waiting = useQuery('GET /results/:attempt/scored', { params, isOff: !isScoring });
  const isAsked = isScoring && !reply.isLoading && !waiting.isLoading;
  // What was answered before stays when asking fails: without a network the page would ask as fast as it can.
  const isWord = waiting.data?.isScored === true && !waiting.error && !reply.error;
  useEffect(() => {
    if (!isAsked) return undefined;
    const askAgain = (): void => {
      reply.reload();
      waiting.reload();
    };
    const timer = setTimeout(askAgain, isWord ? 0 : askAgainMilliseconds);
    return () => clearTimeout(timer);
    // The functions are new ones in every drawing; what they do never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, isWord]);
  return reply;
}
