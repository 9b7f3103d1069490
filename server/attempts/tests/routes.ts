import { testRoutes } from '@bac/contract/attempts/tests.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { listTests, type RunningAttempt } from './tests.ts';

/** Assembles a test of questions that are new to this student, for a retake. The bank implements it. */
export type MakeFreshForm = (
  accountId: string,
  request: { id: string; like: string },
) => Promise<{ test: string }>;

interface Ports {
  makeFresh: MakeFreshForm;
  /** Lists a person's attempts in progress. */
  listRunning: (accountId: string) => Promise<RunningAttempt[]>;
}

export function mountTests(mount: Mount, services: Services, ports: Ports): void {
  mount(testRoutes, {
    'GET /tests': ({ account }) => listTests(services, ports.listRunning, account?.id),
    'POST /tests/fresh': ({ body, account }) => ports.makeFresh(account.id, body),
  });
}
