import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import { ApiError } from '../../../../../api/api-error.ts';
import { call } from '../../../../../api/client.ts';
import { invalidate } from '../../../../../api/query-cache.ts';
import { useAction } from '../../../../../api/use-action.ts';
import { changesOf, draftOf, type Draft, type Field } from './edit-fields.ts';

/** Edits a profile with optimistic concurrency: if somebody else saved first, the editor chooses between the versions. */
export function useProfileEdit(user: WholeUser) {
  const [base, setBase] = useState(user);
  const [loaded, setLoaded] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user.profile));
  const [storedUser, setStoredUser] = useState<WholeUser>();
  const { isBusy, error, run } = useAction();
  const changes = changesOf(draft, base.profile);
  const isDirty = Object.keys(changes).length > 0;

  function startFrom(stored: WholeUser): void {
    setBase(stored);
    // Keeps what was typed while the request ran.
    setDraft((now) => ({ ...draftOf(stored.profile), ...differences(now, draft) }));
  }

  // The page reloads the account after each change of its role or status; the draft must survive that.
  if (user !== loaded) {
    setLoaded(user);
    if (!isDirty) startFrom(user);
    else if (hasSameFields(user, base)) setBase(user);
  }

  async function send(updatedAt: string): Promise<void> {
    const params = { user: user.id };
    await run(async () => {
      const body = { updatedAt, changes };
      try {
        startFrom(await call('PATCH /admin/users/:user', { params, body, quiet: true }));
        setStoredUser(undefined);
        reload();
      } catch (refusal) {
        if (!(refusal instanceof ApiError) || refusal.code !== 'CHANGED_MEANWHILE') throw refusal;
        setStoredUser(await call('GET /admin/users/:user', { params, quiet: true }));
      }
    });
  }

  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    isDirty,
    changes,
    failure: error,
    isBusy,
    /** The stored account if it differs from the one the form was opened with. */
    storedUser,
    base,
    save: () => send(base.updatedAt),
    keepDraft: () => (storedUser ? send(storedUser.updatedAt) : Promise.resolve()),
    takeStored: () => {
      if (!storedUser) return;
      startFrom(storedUser);
      setStoredUser(undefined);
      reload();
    },
    closeConflict: () => setStoredUser(undefined),
  };
}

const reload = (): void => invalidate('GET /admin/users', 'GET /admin/users/:user');

const hasSameFields = (one: WholeUser, other: WholeUser): boolean =>
  Object.keys(changesOf(draftOf(one.profile), other.profile)).length === 0;

const differences = (now: Draft, before: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, text]) => text !== before[field as Field]),
  );
