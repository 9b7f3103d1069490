import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { reportEndedSession } from '../../../api/report-ended-session.ts';

/** An answer to a question that was missed before. A retry sends the same one-time id and answer, so that the try counts once. */
export type Try<Graded> =
  | { state: 'answering'; answer: string | null }
  | { state: 'sending'; id: string; answer: string | null }
  | { state: 'failed'; id: string; answer: string | null; message: string; canRetry: boolean }
  | { state: 'checked'; answer: string | null; graded: Graded };

interface TryRequest {
  id: string;
  answer: string | null;
}

/** The question was answered on another device, or left the log: a retry would not help. */
const isFinal = ({ code }: ApiError): boolean => code === 'NOT_DUE' || code === 'NOT_FOUND';

/** Keeps the try of each question, so that it is still there when the student comes back to the question. */
export function useTries<Graded>(
  request: (key: string, body: TryRequest) => Promise<Graded>,
  onChecked: (key: string, graded: Graded) => void = () => {},
) {
  const [tries, setTries] = useState<ReadonlyMap<string, Try<Graded>>>(new Map());
  const tryOf = (key: string): Try<Graded> =>
    tries.get(key) ?? { state: 'answering', answer: null };
  const set = (key: string, next: Try<Graded>): void =>
    setTries((before) => new Map(before).set(key, next));

  const send = async (key: string, answer: string | null): Promise<void> => {
    const before = tryOf(key);
    const id = before.state === 'failed' ? before.id : oneTimeId();
    set(key, { state: 'sending', id, answer });
    try {
      const graded = await reportEndedSession(request(key, { id, answer }));
      set(key, { state: 'checked', answer, graded });
      onChecked(key, graded);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      set(key, { state: 'failed', id, answer, message: error.message, canRetry: !isFinal(error) });
    }
  };

  return {
    tryOf,
    send,
    answer: (key: string, answer: string | null): void => set(key, { state: 'answering', answer }),
    reset: (keys: readonly string[]): void =>
      setTries((before) => new Map([...before].filter(([key]) => !keys.includes(key)))),
  };
}
