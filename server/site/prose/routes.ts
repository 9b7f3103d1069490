import { proseRoutes } from '@bac/contract/site/prose.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { limitFor } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import type { Services } from '../../services.ts';
import { readProse } from '../../platform/prose/read-prose.ts';

/** More previews than one editor triggers by typing. */
const bound = { atMost: 120, milliseconds: 60_000 };

export function mountProse(mount: Mount, services: Pick<Services, 'db' | 'clock'>): void {
  mount(proseRoutes, {
    'POST /prose': async ({ body, account }) => {
      await countAgainst(services, limitFor('prose', account.id, bound));
      return readProse(body.markdown);
    },
  });
}
