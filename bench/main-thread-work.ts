interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of the processor: what others do on the machine at the same time does not count. */
  tdur?: number;
}

/**
 * Milliseconds of processor that the page's thread used for each frame it drew, by Chromium's own trace: every task since the frame
 * before, and the one that drew it, with input, scripts, style, layout and painting.
 */
export function mainThreadWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const page = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  if (!page) throw new Error('Nothing was drawn.');
  const own = traceEvents
    .filter(({ pid, tid }) => pid === page.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const drawnAt = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const work: number[] = [];
  let busy = 0;
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (name !== 'RunTask') continue;
    busy += tdur / 1000;
    if (!drawnAt.some((at) => at >= ts && at < ts + dur)) continue;
    work.push(busy);
    busy = 0;
  }
  // The first holds what was before it.
  return work.slice(1);
}
