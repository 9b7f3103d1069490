import type { Threshold, ThresholdInput } from '@bac/contract/results/admission.ts';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import {
  toDraft,
  draftProblems,
  emptyDraft,
  newId,
  fromDraft,
  withoutId,
  type Draft,
} from './threshold-draft.ts';

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

/**
 * The form of a threshold. It saves with the version the editor saw (optimistic concurrency) and returns both versions on a
 * conflict.
 */
export function useThresholdForm(
  threshold: Threshold | undefined,
  existingIds: readonly string[],
  onSaved: (words: ThresholdInput) => void,
) {
  const [draft, setDraft] = useState<Draft>(() =>
    threshold ? toDraft(withoutId(threshold)) : emptyDraft(new Date().getFullYear()),
  );
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, run } = useAction();
  /** The version that somebody else has saved; null if they removed the threshold. */
  const [conflict, setConflict] = useState<Threshold | null>();
  const problems = draftProblems(draft);

  async function send(id: string, original: ThresholdInput | null): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    await run(async () => {
      const words = fromDraft(draft);
      const params = { threshold: id };
      const body = { ...words, original };
      try {
        await call('PUT /admin/thresholds/:threshold', { params, body, quiet: true });
        invalidate('GET /admission-thresholds');
        onSaved(words);
      } catch (failure) {
        if (!isOutdated(failure)) throw failure;
        const all = await call('GET /admission-thresholds');
        setConflict(all.find((one) => one.id === id) ?? null);
      }
    });
  }

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    problems: hasTried ? problems : {},
    isBusy,
    error,
    conflict,
    save: () =>
      send(
        threshold?.id ?? newId(draft.university.en, existingIds),
        threshold ? withoutId(threshold) : null,
      ),
    overwrite: () =>
      send(
        conflict?.id ?? threshold?.id ?? newId(draft.university.en, existingIds),
        conflict ? withoutId(conflict) : null,
      ),
  };
}
