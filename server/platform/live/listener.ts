import pg from 'pg';
import type { Database } from '../postgres/database.ts';
import { noticeChannel, type Notice } from './tell-live.ts';

interface Listener {
  /** From the first call on there is a connection that listens; resolves once there is one. */
  start(): Promise<void>;
  /** Asks whether the connection is still there, and lets another take its place where it does not answer. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface Hearing {
  onNotice: (notice: Notice) => void;
  /** It listens again after a break: notices may have been missed. */
  onResumed: () => void;
  onError: (error: unknown) => void;
  answerMilliseconds?: number;
}

const firstWait = 250;
const longestWait = 5_000;

/** One connection for the whole process, apart from the pool; when it breaks, another takes its place. */
export function noticeListener(
  db: Database,
  { onNotice, onResumed, onError, answerMilliseconds = 10_000 }: Hearing,
): Listener {
  let client: pg.Client | undefined;
  let starting: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function listen(): Promise<void> {
    const { connectionString } = db.$client.options;
    const next = new pg.Client({
      connectionString,
      application_name: 'bac live',
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      connectionTimeoutMillis: answerMilliseconds,
      query_timeout: answerMilliseconds,
    });
    next.on('error', onError);
    next.on('notification', ({ payload }) => {
      if (payload) onNotice(JSON.parse(payload) as Notice);
    });
    try {
      await next.connect();
      await next.query(`listen ${noticeChannel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once('end', () => {
      client = undefined;
      if (!isStopped) resume(firstWait);
    });
    if (isStopped) await next.end();
  }

  function resume(wait: number): void {
    waiting = setTimeout(() => {
      listen().then(onResumed, (error: unknown) => {
        onError(error);
        if (!isStopped) resume(Math.min(wait * 2, longestWait));
      });
    }, wait);
    waiting.unref();
  }

  return {
    start: () => {
      starting ??= listen().catch((error: unknown) => {
        onError(error);
        resume(firstWait);
      });
      return starting;
    },
    // What only listens would never notice that nobody speaks any more, as when a machine in between forgot the connection.
    check: async () => {
      const asked = client;
      await asked?.query('select 1').catch(async (error: unknown) => {
        onError(error);
        await asked.end().catch(() => {});
      });
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(waiting);
      await starting;
      await client?.end();
    },
  };
}
