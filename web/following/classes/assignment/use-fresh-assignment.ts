import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { useReply } from '../../../api/use-reply.ts';

const everyMilliseconds = 15_000;

/** Asked for again every 15 seconds as long as somebody can see it, and at once when they come back to it. */
export function useFreshAssignment(params: { class: string; assignment: string }) {
  const reply = useReply('GET /classes/:class/assignments/:assignment', { params });
  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reply.reload, everyMilliseconds);
  useEffect(() => {
    if (isSeen) start();
    return stop;
  }, [isSeen, start, stop]);
  return { reply, change: reply.reload };
}
