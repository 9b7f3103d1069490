import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';

export type Action = 'extend' | 'end' | 'invalidate' | 'restore';

interface Wish {
  minutes: number;
  reason: string;
}

function post(
  action: Action,
  attempt: string,
  id: string,
  { minutes, reason }: Wish,
): Promise<null> {
  const given = { params: { attempt }, quiet: true } as const;
  switch (action) {
    case 'extend':
      return call('POST /admin/attempts/:attempt/extend', {
        ...given,
        body: { id, minutes, reason },
      });
    case 'end':
      return call('POST /admin/attempts/:attempt/end', { ...given, body: { id, reason } });
    case 'invalidate':
      return call('POST /admin/attempts/:attempt/invalidate', { ...given, body: { id, reason } });
    case 'restore':
      return call('POST /admin/attempts/:attempt/restore', { ...given, body: { id, reason } });
  }
}

/** Sends the wish; tried again unchanged, it is the same one, so that it counts once. */
export function useAction(action: Action, attempt: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const sent = useRef({ words: '', id: '' });
  async function send(wish: Wish): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    const words = JSON.stringify(wish);
    if (sent.current.words !== words) sent.current = { words, id: oneTimeId() };
    try {
      await orEndSession(post(action, attempt, sent.current.id, wish));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { send, isBusy, refusal };
}
