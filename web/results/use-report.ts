import { useEffect } from 'react';
import { useReply } from '../api/use-reply.ts';

const askAgainMilliseconds = 2000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address with anything else in it leads nowhere, and needs nobody to say so. */
export const isAttemptId = (text: string): boolean => uuid.test(text);

/** The report of an attempt; while the server still works it out, asked for again until it is there. */
export function useReport(attempt: string, share: string | null) {
  const reply = useReply('GET /results/:attempt', {
    params: { attempt },
    query: share === null ? {} : { share },
    isOff: !isAttemptId(attempt),
  });
  const isScoring = reply.data?.state === 'scoring';
  const { reload, isLoading } = reply;
  useEffect(() => {
    if (!isScoring || isLoading) return undefined;
    const timer = setTimeout(reload, askAgainMilliseconds);
    return () => clearTimeout(timer);
    // The function is a new one in every drawing; what it does never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isScoring, isLoading]);
  return reply;
}
