import { useRef } from 'react';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';

export type AttemptAction = 'extend' | 'end' | 'invalidate' | 'restore';

interface Input {
  minutes: number;
  reason: string;
}

function post(
  action: AttemptAction,
  attempt: string,
  id: string,
  { minutes, reason }: Input,
): Promise<null> {
  const options = { params: { attempt }, quiet: true } as const;
  switch (action) {
    case 'extend':
      return call('POST /admin/attempts/:attempt/extend', {
        ...options,
        body: { id, minutes, reason },
      });
    case 'end':
      return call('POST /admin/attempts/:attempt/end', { ...options, body: { id, reason } });
    case 'invalidate':
      return call('POST /admin/attempts/:attempt/invalidate', { ...options, body: { id, reason } });
    case 'restore':
      return call('POST /admin/attempts/:attempt/restore', { ...options, body: { id, reason } });
  }
}

/** Acts on an attempt. A retry with the same input has the same id, so that the server applies it once. */
export function useAttemptAction(action: AttemptAction, attempt: string) {
  const { isBusy, error, run } = useAction();
  const sent = useRef({ content: '', id: '' });

  function send(input: Input): Promise<boolean> {
    const content = JSON.stringify(input);
    if (sent.current.content !== content) sent.current = { content, id: oneTimeId() };
    return run(async () => {
      await post(action, attempt, sent.current.id, input);
      invalidate(
        'GET /admin/attempts',
        'GET /admin/attempts/live',
        'GET /admin/attempts/:attempt',
        'GET /admin/attempts/:attempt/events',
      );
    });
  }

  return { isBusy, error, send };
}
