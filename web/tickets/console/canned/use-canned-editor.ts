import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import type { Saving } from '../../../ui/data/versions/saving.ts';
import {
  draftOf,
  emptyDraft,
  isSameDraft,
  missingLanguages,
  trimDraft,
  type Draft,
} from './canned-draft.ts';

/** What somebody else saved in the meantime; null if they deleted the reply. */
type Latest = CannedReply | null;

/** The saved reply (undefined for a new one), the draft being edited, and the actions on both. */
export function useCannedEditor(id: string, initialReply: CannedReply | undefined) {
  const [savedReply, setSavedReply] = useState(initialReply);
  const [draft, setDraft] = useState<Draft>(() =>
    initialReply ? draftOf(initialReply) : emptyDraft,
  );
  const { isBusy, error, run, clearError } = useAction();
  const [savedAt, setSavedAt] = useState<Date>();
  const [latest, setLatest] = useState<Latest>();

  const save = (
    baseRevision = savedReply?.revision ?? 0,
    replyId = savedReply?.id ?? id,
  ): Promise<boolean> =>
    run(async () => {
      const saved = await call('PUT /admin/canned-replies/:reply', {
        params: { reply: replyId },
        body: { revision: baseRevision, ...trimDraft(draft) },
        quiet: true,
      }).catch(recover);
      setSavedReply(saved);
      // Keeps text that was typed while the request ran.
      setDraft((current) => (current === draft ? draftOf(saved) : current));
      setSavedAt(new Date());
      invalidate('GET /admin/canned-replies');
    });

  async function recover(failure: ApiError): Promise<never> {
    if (failure.code === 'CHANGED_MEANWHILE') setLatest(await findLatest());
    throw failure;
  }

  async function findLatest(): Promise<Latest | undefined> {
    const all = await call('GET /admin/canned-replies').catch(() => undefined);
    return all && (all.find((one) => one.id === id) ?? null);
  }

  function saving(): Saving {
    if (isBusy) return { state: 'saving' };
    if (error) return { state: 'failed', reason: error.message };
    return savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' };
  }

  return {
    savedReply,
    draft,
    saving: saving(),
    latest,
    isDirty: !isSameDraft(draft, savedReply ? draftOf(savedReply) : emptyDraft),
    isBusy,
    missingLanguages: missingLanguages(draft),
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => save(),
    overwrite: (other: Latest) => {
      setLatest(undefined);
      // A deleted id is not used again: the same text under another id is a new reply.
      return other ? save(other.revision) : save(0, oneTimeId());
    },
    takeLatest: (other: CannedReply) => {
      setSavedReply(other);
      setDraft(draftOf(other));
      setLatest(undefined);
      setSavedAt(undefined);
      clearError();
      invalidate('GET /admin/canned-replies');
    },
    dismissConflict: () => setLatest(undefined),
  };
}

export type CannedEditor = ReturnType<typeof useCannedEditor>;
