import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import type { Saving } from '../../../ui/data/versions/saving.ts';
import { draftOf, emptyDraft, isSame, lacking, trimmed, type Draft } from './canned-draft.ts';

/** What somebody else did meanwhile: null where they deleted it. */
type Theirs = CannedReply | null;

/** A reply as the server has it, nothing yet for a new one, the words being written, and what can be done with them. */
export function useCannedEditor(id: string, first: CannedReply | undefined) {
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => (first ? draftOf(first) : emptyDraft));
  const { isBusy, error, run, clearError } = useAction();
  const [savedAt, setSavedAt] = useState<Date>();
  const [theirs, setTheirs] = useState<Theirs>();

  const save = (over = base?.revision ?? 0, as = base?.id ?? id): Promise<boolean> =>
    run(async () => {
      const saved = await call('PUT /admin/canned-replies/:reply', {
        params: { reply: as },
        body: { revision: over, ...trimmed(draft) },
        quiet: true,
      }).catch(recover);
      setBase(saved);
      // What was typed while it was being saved stays.
      setDraft((current) => (current === draft ? draftOf(saved) : current));
      setSavedAt(new Date());
      invalidate('GET /admin/canned-replies');
    });

  async function recover(failure: ApiError): Promise<never> {
    if (failure.code === 'CHANGED_MEANWHILE') setTheirs(await findTheirs());
    throw failure;
  }

  async function findTheirs(): Promise<Theirs | undefined> {
    const all = await call('GET /admin/canned-replies').catch(() => undefined);
    return all && (all.find((one) => one.id === id) ?? null);
  }

  function saving(): Saving {
    if (isBusy) return { state: 'saving' };
    if (error) return { state: 'failed', reason: error.message };
    return savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' };
  }

  return {
    base,
    draft,
    saving: saving(),
    theirs,
    isDirty: !isSame(draft, base ? draftOf(base) : emptyDraft),
    isBusy,
    lacking: lacking(draft),
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => save(),
    keepMine: (other: Theirs) => {
      setTheirs(undefined);
      // What was deleted stays so under its id; the same words under another are a reply of their own.
      return other ? save(other.revision) : save(0, oneTimeId());
    },
    takeTheirs: (other: CannedReply) => {
      setBase(other);
      setDraft(draftOf(other));
      setTheirs(undefined);
      setSavedAt(undefined);
      clearError();
      invalidate('GET /admin/canned-replies');
    },
    forgetTheirs: () => setTheirs(undefined),
  };
}

export type CannedEditor = ReturnType<typeof useCannedEditor>;
