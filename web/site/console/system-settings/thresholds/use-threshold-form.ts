import type { Threshold, ThresholdWords } from '@bac/contract/results/admission.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import {
  draftOf,
  draftProblems,
  emptyDraft,
  newId,
  wordsFrom,
  wordsOf,
  type Draft,
} from './threshold-draft.ts';

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

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
  const { isBusy, error, run } = useAction();
  /** Where somebody was faster; null where they took it off the list. */
  const [theirs, setTheirs] = useState<Threshold | null>();
  const problems = draftProblems(draft);

  async function send(id: string, seen: ThresholdWords | null): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    await run(async () => {
      const words = wordsFrom(draft);
      const params = { threshold: id };
      const body = { ...words, seen };
      try {
        await call('PUT /admin/thresholds/:threshold', { params, body, quiet: true });
        invalidate('GET /admission-thresholds');
        onSaved(words);
      } catch (failure) {
        if (!isOutdated(failure)) throw failure;
        const all = await call('GET /admission-thresholds');
        setTheirs(all.find((one) => one.id === id) ?? null);
      }
    });
  }

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    problems: hasTried ? problems : {},
    isBusy,
    error,
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
