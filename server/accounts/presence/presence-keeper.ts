import type { Services } from '../../services.ts';
import { insertHeartbeats, type Heartbeat } from './presence-store.ts';

const flushMilliseconds = 30_000;

type Deps = Pick<Services, 'db' | 'clock'>;

export interface PresenceKeeper {
  /** Records a heartbeat in memory; the next flush writes it. */
  recordHeartbeat(accountId: string, isIdle: boolean): void;
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Buffers the latest heartbeat of each account and flushes every half minute. */
export function presenceKeeper({ db, clock }: Deps, onError: (error: unknown) => void) {
  let beats = new Map<string, Heartbeat>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (beats.size === 0) return;
    const flushed = [...beats.values()];
    beats = new Map();
    try {
      await insertHeartbeats(db, flushed);
    } catch (error) {
      // Restores the heartbeats for the next flush, unless a newer one has arrived.
      for (const beat of flushed) {
        if (!beats.has(beat.accountId)) beats.set(beat.accountId, beat);
      }
      throw error;
    }
  }

  const keeper: PresenceKeeper = {
    recordHeartbeat: (accountId, isIdle) => {
      beats.set(accountId, { accountId, isIdle, at: clock.now() });
    },
    flush,
    start: () => {
      timer = setInterval(() => void flush().catch(onError), flushMilliseconds);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
  return keeper;
}
