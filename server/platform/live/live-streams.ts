import { PassThrough, type Readable } from 'node:stream';
import type { Database } from '../postgres/database.ts';
import { Refused } from '../http/refused.ts';
import { noticeListener } from './listener.ts';

interface Subscriber {
  name: string;
  atMost: number;
}

interface Subscription {
  channel: string;
  /** Who watches: an account, or the visitors of each of their networks; with how many open streams in this process. */
  subscribers: readonly Subscriber[];
  /** Checked at every heartbeat: the stream ends with the session or the permission. */
  isStillAllowed: () => Promise<boolean>;
}

export interface LiveStreams {
  /**
   * A stream of JSON lines: `ready` first and whenever live events may have been missed, `beat` as a heartbeat, and every live
   * event of the channel.
   */
  open(subscription: Subscription): Promise<Readable>;
  /** Ends all streams, so that connections can close. */
  stop(): Promise<void>;
}

interface Options {
  heartbeatMilliseconds?: number;
  onError: (error: unknown) => void;
}

/** A client that does not read is disconnected before its buffer fills the memory. */
const maxUnread = 256 * 1024;
const endTimeout = 1_000;
/** How many watchers are checked concurrently: hundreds one by one would take long, and all at once would exhaust the pool. */
const checkConcurrency = 4;

const line = (payload: object): string => `${JSON.stringify(payload)}\n`;
const ready = line({ kind: 'ready' });
const beat = line({ kind: 'beat' });

interface Watcher extends Subscription {
  stream: PassThrough;
}

export function liveStreams(
  db: Database,
  { heartbeatMilliseconds = 20_000, onError }: Options,
): LiveStreams {
  const watchers = new Set<Watcher>();
  const byChannel = new Map<string, Set<Watcher>>();
  let beatTimer: NodeJS.Timeout | undefined;
  let isBeating = false;
  let isStopped = false;

  function leave(watcher: Watcher): void {
    watchers.delete(watcher);
    const inChannel = byChannel.get(watcher.channel);
    inChannel?.delete(watcher);
    if (inChannel?.size === 0) byChannel.delete(watcher.channel);
    watcher.stream.end();
  }

  function send(watcher: Watcher, text: string): void {
    // The stream may have ended during an asynchronous check.
    if (!watchers.has(watcher)) return;
    if (watcher.stream.writableLength > maxUnread) watcher.stream.destroy();
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

  /** Sends a heartbeat to a watcher that still has access, and ends its stream otherwise, also if the check itself fails. */
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
    for (let at = 0; at < all.length; at += checkConcurrency) {
      await Promise.all(all.slice(at, at + checkConcurrency).map(heartbeat));
    }
  }

  /** Checks the listening connection and all watchers. Skips a heartbeat while the previous one is still running. */
  async function beatAll(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    await Promise.all([listener.check(), beatWatchers()]);
    isBeating = false;
  }

  function isFull({ name, atMost }: Subscriber): boolean {
    const own = [...watchers].filter(({ subscribers }) =>
      subscribers.some((subscriber) => subscriber.name === name),
    );
    return own.length >= atMost;
  }

  function join(subscription: Subscription): Watcher {
    const watcher: Watcher = { ...subscription, stream: new PassThrough() };
    watchers.add(watcher);
    const inChannel = byChannel.get(subscription.channel) ?? new Set<Watcher>();
    byChannel.set(subscription.channel, inChannel.add(watcher));
    watcher.stream.once('close', () => leave(watcher));
    return watcher;
  }

  return {
    async open(subscription) {
      if (isStopped || subscription.subscribers.some(isFull)) {
        throw new Refused('TOO_MANY_REQUESTS', { retryAfter: 30 });
      }
      beatTimer ??= setInterval(() => void beatAll(), heartbeatMilliseconds).unref();
      const watcher = join(subscription);
      await listener.start();
      send(watcher, ready);
      return watcher.stream;
    },
    stop: async () => {
      isStopped = true;
      clearInterval(beatTimer);
      const streams = [...watchers].map(({ stream }) => stream);
      for (const watcher of watchers) leave(watcher);
      // Clients that do not read the end of the stream are disconnected.
      setTimeout(() => streams.forEach((stream) => stream.destroy()), endTimeout).unref();
      await listener.stop();
    },
  };
}
