import { testRoutes } from '@bac/contract/attempts/tests.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { listTests, type RunningAttempt } from './tests.ts';

/** The bank's part in a retake: a test of questions new to this student. */
export type MakeFreshForm = (
  accountId: string,
  wish: { id: string; like: string },
) => Promise<{ test: string }>;

interface Ports {
  makeFresh: MakeFreshForm;
  /** Where the attempts of a person that are under way stand, as attempts knows them. */
  listRunning: (accountId: string) => Promise<RunningAttempt[]>;
}

export function mountTests(mount: Mount, services: Services, ports: Ports): void {
  mount(testRoutes, {
    'GET /tests': ({ account }) => listTests(services, ports.listRunning, account?.id),
    'POST /tests/fresh': ({ body, account }) => ports.makeFresh(account.id, body),
  });
}
