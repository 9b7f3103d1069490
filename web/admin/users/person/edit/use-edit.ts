import type { WholeUser } from '@bac/contract/users.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import { changesOf, draftOf, type Draft } from './edit-fields.ts';

/** An edit built on what the editor saw; when somebody was faster, both versions are there to choose from. */
export function useEdit(user: WholeUser, onSaved: () => void) {
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user.profile));
  const [failure, setFailure] = useState<ApiError>();
  const [theirs, setTheirs] = useState<WholeUser>();
  const [isBusy, setBusy] = useState(false);
  const changes = changesOf(draft, base.profile);

  async function send(updatedAt: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const params = { user: user.id };
    try {
      const body = { updatedAt, changes };
      await orEndSession(call('PATCH /admin/users/:user', { params, body, quiet: true }));
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
    isDirty: Object.keys(changes).length > 0,
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
      setBase(theirs);
      setDraft(draftOf(theirs.profile));
      setTheirs(undefined);
      onSaved();
    },
    decideLater: () => setTheirs(undefined),
  };
}
