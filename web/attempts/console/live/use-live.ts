import type { LivePlace } from '@bac/contract/attempts/live-places.ts';
import { useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useReply } from '../../../api/use-reply.ts';
import { useKept } from '../../../ui/data/table/use-kept.ts';

const everyMs = 5000;

/** Who is sitting, asked for again every five seconds as long as somebody looks and has not paused it. */
export function useLive(asked: { page: number; size: number; place: LivePlace | undefined }) {
  const [isPaused, setPaused] = useState(false);
  const { place, ...page } = asked;
  const reply = useReply('GET /admin/attempts/live', {
    query: { ...page, ...(place && { place }) },
  });
  const data = useKept(reply);
  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reply.reload, everyMs);
  const isOn = isSeen && !isPaused;
  useEffect(() => {
    if (isOn) start();
    return stop;
  }, [isOn, start, stop]);
  return { reply: { ...reply, data }, isPaused, setPaused };
}
