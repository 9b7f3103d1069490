interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time, which excludes other work on the machine. */
  tdur?: number;
}

/**
 * The processor milliseconds that the page's main thread used for each frame, from Chromium's trace: all tasks since the previous
 * frame and the one that drew it, with input, scripts, style, layout and painting.
 */
export function mainThreadWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const page = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  if (!page) throw new Error('Nothing was drawn.');
  const pageEvents = traceEvents
    .filter(({ pid, tid }) => pid === page.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const frameTimes = pageEvents
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts);
  const work: number[] = [];
  let busy = 0;
  for (const { name, ts, dur = 0, tdur = dur } of pageEvents) {
    if (name !== 'RunTask') continue;
    busy += tdur / 1000;
    if (!frameTimes.some((at) => at >= ts && at < ts + dur)) continue;
    work.push(busy);
    busy = 0;
  }
  // The first frame includes everything before it.
  return work.slice(1);
}
