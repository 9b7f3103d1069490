import { useEffect, useState } from 'react';
import type { ApiError } from './api-error.ts';
import { call, type Given, type Key, type Reply } from './client.ts';
import { earlyReply, takeEarlyReply } from './early-replies.ts';
import { orEndSession } from './or-end-session.ts';

interface Asking {
  /** Nothing is asked as long as this is true: something it depends on is not chosen yet. */
  isOff?: boolean;
}

export interface ReplyState<Data> {
  /** Stays while the same question is asked again, and when asking again fails. */
  data: Data | undefined;
  /** For the screen to show; stays until the next reply, so that a button to try again keeps its place. */
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => void;
}

interface Answer<Data> extends Partial<Pick<ReplyState<Data>, 'data' | 'error'>> {
  question: string;
  round: number;
}

/** What the API answers to a call that a screen opens with: `useReply('GET /id/profile')`. Asks anew when the options change. */
export function useReply<K extends Key>(
  key: K,
  ...[options]: Given<K, Asking>
): ReplyState<Reply<K>> {
  const { isOff = false, ...parts } = (options ?? {}) as Asking;
  // By content: the options are a new object in every render.
  const question = JSON.stringify([key, parts]);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Reply<K>> | undefined>(() => {
    const early = isOff ? undefined : earlyReply(question);
    return early === undefined ? undefined : { question, round, data: early as Reply<K> };
  });

  useEffect(() => {
    if (isOff || takeEarlyReply(question)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const [asked, given] = JSON.parse(question) as [K, object];
    const sent = [{ ...given, signal, quiet: true }] as unknown as Given<K>;
    orEndSession(call(asked, ...sent)).then(
      (data) => setAnswer({ question, round, data }),
      (error: ApiError) => {
        if (signal.aborted) return;
        setAnswer((before) => ({ ...sameQuestion(before, question), question, round, error }));
      },
    );
    return () => leaving.abort();
  }, [question, round, isOff]);

  const known = sameQuestion(answer, question);
  return {
    data: known?.data,
    error: known?.error,
    isLoading: !isOff && known?.round !== round,
    reload: () => setRound((before) => before + 1),
  };
}

const sameQuestion = <Data>(answer: Answer<Data> | undefined, question: string) =>
  answer?.question === question ? answer : undefined;
