import type { AfterTry } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';

type Try =
  | { state: 'answering' }
  | { state: 'sending'; answer: string | null }
  | { state: 'failed'; answer: string | null; message: string; canRetry: boolean }
  | { state: 'told'; answer: string | null; after: AfterTry };

/** Answered meanwhile on another device, or gone from the log: asking again would change nothing. */
const isFinal = ({ code }: ApiError): boolean => code === 'NOT_DUE' || code === 'NOT_FOUND';

/**
 * One try at one question. It keeps its id and its answer, so that sending it again after a failure finds what the first
 * sending may have left, and counts once.
 */
export function useTry(item: string, onTold: (after: AfterTry) => void) {
  const [id] = useState(oneTimeId);
  const [one, setOne] = useState<Try>({ state: 'answering' });

  const send = async (answer: string | null): Promise<void> => {
    setOne({ state: 'sending', answer });
    try {
      const sent = call('POST /mistakes/:item/tries', {
        params: { item },
        body: { id, answer },
        quiet: true,
      });
      const after = await orEndSession(sent);
      setOne({ state: 'told', answer, after });
      onTold(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOne({ state: 'failed', answer, message: error.message, canRetry: !isFinal(error) });
    }
  };
  return [one, send] as const;
}
