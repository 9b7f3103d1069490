import { testRoutes } from '@bac/contract/tests.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { listTests } from './tests.ts';

/** The bank's part in a retake: a test of questions new to this student. */
export type MakesFresh = (
  accountId: string,
  wish: { id: string; like: string },
) => Promise<{ test: string }>;

export function mountTests(mount: Mount, services: Services, makeFresh: MakesFresh): void {
  mount(testRoutes, {
    'GET /tests': ({ account }) => listTests(services, account?.id),
    'POST /tests/fresh': ({ body, account }) => makeFresh(account.id, body),
  });
}
