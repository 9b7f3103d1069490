import { PassThrough, type Readable } from 'node:stream';
import type { Database } from '../postgres/database.ts';
import { Refused } from '../http/refused.ts';
import { noticeListener } from './listener.ts';

interface Watching {
  channel: string;
  /** Who watches, an account or an address: nobody keeps more than so many streams open. */
  by: string;
  atMost: number;
  /** Asked at every heartbeat: when the session or the right has ended, so does the stream. */
  isStillAllowed: () => Promise<boolean>;
}

export interface LiveStreams {
  /** Lines of JSON: `ready` first and whenever notices may have been missed, `beat` in between, and every notice of the channel. */
  open(watching: Watching): Promise<Readable>;
  /** Ends all streams, so that connections can close. */
  stop(): Promise<void>;
}

interface Options {
  heartbeatMilliseconds?: number;
  onError: (error: unknown) => void;
}

/** Somebody who does not read what is sent is let go before it fills the memory. */
const mostUnread = 256 * 1024;
const patience = 1_000;
/** So many are asked about together: one after the other a beat of hundreds would take long, all at once would fill the pool. */
const askedTogether = 4;

const line = (payload: object): string => `${JSON.stringify(payload)}\n`;
const ready = line({ kind: 'ready' });
const beat = line({ kind: 'beat' });

interface Watcher extends Watching {
  stream: PassThrough;
}

export function liveStreams(
  db: Database,
  { heartbeatMilliseconds = 20_000, onError }: Options,
): LiveStreams {
  const watchers = new Set<Watcher>();
  const byChannel = new Map<string, Set<Watcher>>();
  let beating: NodeJS.Timeout | undefined;
  let isBeating = false;
  let isStopped = false;

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    const others = byChannel.get(watcher.channel);
    others?.delete(watcher);
    if (others?.size === 0) byChannel.delete(watcher.channel);
    watcher.stream.end();
  }

  function send(watcher: Watcher, text: string): void {
    // It may have ended while something was asked on its behalf.
    if (!watchers.has(watcher)) return;
    if (watcher.stream.writableLength > mostUnread) watcher.stream.destroy();
    else watcher.stream.write(text);
  }

  const sendAll = (to: Iterable<Watcher>, text: string): void => {
    for (const watcher of to) send(watcher, text);
  };

  const listener = noticeListener(db, {
    onNotice: ({ channel, payload }) => sendAll(byChannel.get(channel) ?? [], line(payload)),
    onResumed: () => sendAll(watchers, ready),
    onError,
  });

  /** Not knowing whether somebody may still read is no reason to go on. */
  async function heartbeat(watcher: Watcher): Promise<void> {
    const isAllowed = await watcher.isStillAllowed().catch((error: unknown) => {
      onError(error);
      return false;
    });
    if (isAllowed) send(watcher, beat);
    else leave(watcher);
  }

  async function beatWatchers(): Promise<void> {
    const all = [...watchers];
    for (let at = 0; at < all.length; at += askedTogether) {
      await Promise.all(all.slice(at, at + askedTogether).map(heartbeat));
    }
  }

  /** One that takes longer than the time to the next is not overtaken by it. */
  async function beatAll(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    await Promise.all([listener.check(), beatWatchers()]);
    isBeating = false;
  }

  function join(watching: Watching): Watcher {
    const watcher: Watcher = { ...watching, stream: new PassThrough() };
    watchers.add(watcher);
    const others = byChannel.get(watching.channel) ?? new Set<Watcher>();
    byChannel.set(watching.channel, others.add(watcher));
    watcher.stream.once('close', () => leave(watcher));
    return watcher;
  }

  return {
    async open(watching) {
      const open = [...watchers].filter(({ by }) => by === watching.by).length;
      if (isStopped || open >= watching.atMost) {
        throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 30 });
      }
      beating ??= setInterval(() => void beatAll(), heartbeatMilliseconds).unref();
      const watcher = join(watching);
      await listener.start();
      send(watcher, ready);
      return watcher.stream;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(beating);
      const streams = [...watchers].map(({ stream }) => stream);
      for (const watcher of watchers) leave(watcher);
      // Who does not take the end of it is let go without.
      setTimeout(() => streams.forEach((stream) => stream.destroy()), patience).unref();
      await listener.stop();
    },
  };
}
