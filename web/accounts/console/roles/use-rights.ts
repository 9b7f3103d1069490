import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { toggleChange, type Change } from './pending-changes.ts';

/** The saved rights and the pending changes to them. */
export function useRights(savedRoles: RoleRights[]) {
  const [roles, setRoles] = useState(savedRoles);
  const [changes, setChanges] = useState<Change[]>([]);
  const [savedAt, setSavedAt] = useState<number>();
  const [isReviewing, setReviewing] = useState(false);
  const { isBusy, error, run, clearError } = useAction();

  const save = (): Promise<boolean> =>
    run(async () => {
      setRoles(await call('PATCH /admin/roles', { body: { changes }, quiet: true }));
      setChanges([]);
      setReviewing(false);
      setSavedAt(Date.now());
    });

  return {
    roles,
    changes,
    savedAt,
    isReviewing,
    isBusy,
    failure: error?.message,
    toggle: (cell: Pick<Change, 'role' | 'permission'>) =>
      setChanges((before) => toggleChange(before, roles, cell)),
    undo: () => setChanges([]),
    openReview: () => {
      clearError();
      setReviewing(true);
    },
    closeReview: () => setReviewing(false),
    save: () => void save(),
  };
}
