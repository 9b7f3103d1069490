import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { toggled, type Change } from './pending.ts';

/** The rights as they are saved, and what is about to change in them. */
export function useRights(first: RoleRights[]) {
  const [roles, setRoles] = useState(first);
  const [changes, setChanges] = useState<Change[]>([]);
  const [savedAt, setSavedAt] = useState<number>();
  const [isReviewing, setReviewing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      setRoles(await orEndSession(call('PATCH /admin/roles', { body: { changes }, quiet: true })));
      setChanges([]);
      setReviewing(false);
      setSavedAt(Date.now());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return {
    roles,
    changes,
    savedAt,
    isReviewing,
    isBusy,
    failure,
    toggle: (cell: Pick<Change, 'role' | 'permission'>) =>
      setChanges((before) => toggled(before, roles, cell)),
    undo: () => setChanges([]),
    review: () => {
      setFailure(undefined);
      setReviewing(true);
    },
    decideLater: () => setReviewing(false),
    save: () => void save(),
  };
}
