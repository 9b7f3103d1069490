import { demoRoutes, type DemoAccount } from '@bac/contract/demo/demo.ts';
import type { Mount } from '../platform/http/mount.ts';
import { Refused } from '../platform/http/refused.ts';
import { listOutbox } from '../platform/mail/outbox.ts';
import type { Services } from '../services.ts';
import { readProgress } from './living/filling-store.ts';

/** Conveniences for a first look at the product; absent if other people can reach the server. */
export function mountDemo(
  mount: Mount,
  { config, db }: Services,
  accounts: readonly DemoAccount[],
): void {
  mount(demoRoutes, {
    'GET /demo/progress': () => readProgress(db, config),
    'GET /demo/accounts': async () => (config.demo ? [...accounts] : []),
    'GET /demo/mails': async () => {
      if (!config.demo) throw new Refused('NOT_FOUND');
      return listOutbox(config.dataDir);
    },
  });
}
