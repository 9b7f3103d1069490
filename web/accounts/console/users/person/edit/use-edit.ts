import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import { ApiError } from '../../../../../api/api-error.ts';
import { call } from '../../../../../api/client.ts';
import { orEndSession } from '../../../../../api/or-end-session.ts';
import { changesOf, draftOf, type Draft, type Field } from './edit-fields.ts';

/** An edit built on what the editor saw; when somebody was faster, both versions are there to choose from. */
export function useEdit(user: WholeUser, onSaved: () => void) {
  const [base, setBase] = useState(user);
  const [loaded, setLoaded] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user.profile));
  const [failure, setFailure] = useState<ApiError>();
  const [theirs, setTheirs] = useState<WholeUser>();
  const [isBusy, setBusy] = useState(false);
  const changes = changesOf(draft, base.profile);
  const isDirty = Object.keys(changes).length > 0;

  function startFrom(stored: WholeUser): void {
    setBase(stored);
    // Keeps what was typed while the request ran.
    setDraft((now) => ({ ...draftOf(stored.profile), ...differences(now, draft) }));
  }

  // The page reloads the account after every change of its role or status; the draft must survive that.
  if (user !== loaded) {
    setLoaded(user);
    if (!isDirty) startFrom(user);
    else if (hasSameFields(user, base)) setBase(user);
  }

  async function send(updatedAt: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const params = { user: user.id };
    try {
      const body = { updatedAt, changes };
      startFrom(
        await orEndSession(call('PATCH /admin/users/:user', { params, body, quiet: true })),
      );
      setTheirs(undefined);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE') {
        setTheirs(await orEndSession(call('GET /admin/users/:user', { params, quiet: true })));
      } else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    isDirty,
    changes,
    failure,
    isBusy,
    /** What is stored now, where it is no longer what the form was opened with. */
    theirs,
    base,
    save: () => send(base.updatedAt),
    keepMine: () => (theirs ? send(theirs.updatedAt) : Promise.resolve()),
    takeTheirs: () => {
      if (!theirs) return;
      startFrom(theirs);
      setTheirs(undefined);
      onSaved();
    },
    decideLater: () => setTheirs(undefined),
  };
}

const hasSameFields = (one: WholeUser, other: WholeUser): boolean =>
  Object.keys(changesOf(draftOf(one.profile), other.profile)).length === 0;

const differences = (now: Draft, before: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, text]) => text !== before[field as Field]),
  );
