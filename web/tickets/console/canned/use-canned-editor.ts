import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import type { Saving } from '../../../ui/data/versions/saving.ts';
import { draftOf, emptyDraft, isSame, lacking, trimmed, type Draft } from './canned-draft.ts';

/** What somebody else did meanwhile: null where they deleted it. */
type Theirs = CannedReply | null;

const savedNow = (): Saving => ({ state: 'saved', at: new Date() });

/** A reply as the server has it, nothing yet for a new one, the words being written, and what can be done with them. */
export function useCannedEditor(id: string, first: CannedReply | undefined, onSaved: () => void) {
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => (first ? draftOf(first) : emptyDraft));
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const [theirs, setTheirs] = useState<Theirs>();

  async function save(over = base?.revision ?? 0, as = base?.id ?? id): Promise<boolean> {
    setSaving({ state: 'saving' });
    try {
      const given = {
        params: { reply: as },
        body: { revision: over, ...trimmed(draft) },
        quiet: true,
      };
      const saved = await orEndSession(call('PUT /admin/canned-replies/:reply', given));
      setBase(saved);
      // What was typed while it was being saved stays.
      setDraft((current) => (current === draft ? draftOf(saved) : current));
      setSaving(savedNow());
      onSaved();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving({ state: 'failed', reason: error.message });
      if (error.code === 'CHANGED_MEANWHILE') setTheirs(await findTheirs());
      return false;
    }
  }

  async function findTheirs(): Promise<Theirs | undefined> {
    const all = await orEndSession(call('GET /admin/canned-replies')).catch(() => undefined);
    return all && (all.find((one) => one.id === id) ?? null);
  }

  return {
    base,
    draft,
    saving,
    theirs,
    isDirty: !isSame(draft, base ? draftOf(base) : emptyDraft),
    isBusy: saving.state === 'saving',
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
      setSaving({ state: 'idle' });
    },
    forgetTheirs: () => setTheirs(undefined),
  };
}

export type CannedEditor = ReturnType<typeof useCannedEditor>;
