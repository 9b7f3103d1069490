import pg from 'pg';
import type { Database } from '../postgres/database.ts';
import { noticeChannel, type Notice } from './notify-live.ts';

interface Listener {
  /** Opens the listening connection on the first call; resolves once it is open. */
  start(): Promise<void>;
  /** Checks the connection and replaces it if it does not answer. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  onNotice: (notice: Notice) => void;
  /** It listens again after an interruption, so notices may have been missed. */
  onResumed: () => void;
  onError: (error: unknown) => void;
  answerMilliseconds?: number;
}

const firstWait = 250;
const maxWait = 5_000;

/** Opens one connection for the whole process, outside the pool, and reconnects after errors. */
export function noticeListener(
  db: Database,
  { onNotice, onResumed, onError, answerMilliseconds = 10_000 }: Options,
): Listener {
  let client: pg.Client | undefined;
  let starting: Promise<void> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
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
    retryTimer = setTimeout(() => {
      listen().then(onResumed, (error: unknown) => {
        onError(error);
        if (!isStopped) resume(Math.min(wait * 2, maxWait));
      });
    }, wait);
    retryTimer.unref();
  }

  return {
    start: () => {
      starting ??= listen().catch((error: unknown) => {
        onError(error);
        resume(firstWait);
      });
      return starting;
    },
    // A connection that only listens does not notice that it is dead, for example after a NAT device dropped it.
    check: async () => {
      const checked = client;
      await checked?.query('select 1').catch(async (error: unknown) => {
        onError(error);
        await checked.end().catch(() => {});
      });
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(retryTimer);
      await starting;
      await client?.end();
    },
  };
}
