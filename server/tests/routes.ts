import { testRoutes } from '@bac/contract/tests.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { previewTest } from './preview.ts';
import { listTests } from './tests.ts';

export function mountTests(mount: Mount, services: Services): void {
  mount(testRoutes, {
    'GET /tests': ({ account }) => listTests(services, account?.id),
    'GET /admin/tests/:test/preview': ({ params, query }) =>
      previewTest(services, params.test, query.route),
  });
}
