import type { Services } from '../../services.ts';
import { insertBeats, type Beat } from './presence-store.ts';

const flushMilliseconds = 30_000;

type Needs = Pick<Services, 'db' | 'clock'>;

export interface PresenceKeeper {
  /** Costs no write: what came since the last one is written together. */
  beat(accountId: string, isIdle: boolean): void;
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** The latest sign of life of each account, in memory until the next half minute is over. */
export function presenceKeeper({ db, clock }: Needs, onError: (error: unknown) => void) {
  let beats = new Map<string, Beat>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (beats.size === 0) return;
    const writing = [...beats.values()];
    beats = new Map();
    try {
      await insertBeats(db, writing);
    } catch (error) {
      // Kept for the next time, unless something newer came meanwhile.
      for (const beat of writing) {
        if (!beats.has(beat.accountId)) beats.set(beat.accountId, beat);
      }
      throw error;
    }
  }

  const keeper: PresenceKeeper = {
    beat: (accountId, isIdle) => {
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
