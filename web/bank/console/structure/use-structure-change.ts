import type { AdminSection } from '@bac/contract/bank/structure.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { updateQuery } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';

function show(sections: AdminSection[]): void {
  updateQuery('GET /admin/structure', {}, () => sections);
}

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CHANGED_MEANWHILE' || error.code === 'NOT_FOUND');

/** Sends a change of the structure. Every change returns the whole structure, which the screen then shows. */
export function useStructureChange() {
  const { isBusy, error, clearError, run } = useAction();

  /** Resolves to whether it succeeded. */
  const change = (write: () => Promise<AdminSection[]>): Promise<boolean> =>
    run(async () => {
      try {
        show(await write());
      } catch (failure) {
        // Loads what somebody else has saved, so that a second try builds on it.
        if (isOutdated(failure)) {
          await call('GET /admin/structure', { quiet: true }).then(show, () => {});
        }
        throw failure;
      }
    });

  return { isBusy, error: error?.message, clearError, change };
}
