import type { Threshold, ThresholdWords } from '@bac/contract/results/admission.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import {
  draftOf,
  draftProblems,
  emptyDraft,
  newId,
  wordsFrom,
  wordsOf,
  type Draft,
} from './threshold-draft.ts';

/** Writes a threshold down, built on what the editor saw; when somebody was faster, both versions are there to choose from. */
export function useThresholdForm(
  threshold: Threshold | undefined,
  taken: readonly string[],
  onSaved: (words: ThresholdWords) => void,
) {
  const [draft, setDraft] = useState<Draft>(() =>
    threshold ? draftOf(wordsOf(threshold)) : emptyDraft(new Date().getFullYear()),
  );
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  /** Where somebody was faster; null where they took it off the list. */
  const [theirs, setTheirs] = useState<Threshold | null>();
  const problems = draftProblems(draft);

  async function send(id: string, seen: ThresholdWords | null): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    const words = wordsFrom(draft);
    try {
      const params = { threshold: id };
      const body = { ...words, seen };
      await orEndSession(call('PUT /admin/thresholds/:threshold', { params, body, quiet: true }));
      onSaved(words);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE') {
        const all = await orEndSession(call('GET /admission-thresholds'));
        setTheirs(all.find((one) => one.id === id) ?? null);
      } else setFailure(error);
      setBusy(false);
    }
  }

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    problems: hasTried ? problems : {},
    isBusy,
    failure,
    theirs,
    save: () =>
      send(
        threshold?.id ?? newId(draft.university.en, taken),
        threshold ? wordsOf(threshold) : null,
      ),
    keepMine: () =>
      send(
        theirs?.id ?? threshold?.id ?? newId(draft.university.en, taken),
        theirs ? wordsOf(theirs) : null,
      ),
  };
}
