import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { orEndSession } from '../../api/or-end-session.ts';
import { useQuery } from '../../api/use-query.ts';
import { showToast } from '../../ui/feedback/toast.ts';

type Annotation = Partial<Pick<Mistake, 'cause' | 'note'>>;

/** Says whether it was saved. */
export type Annotate = (mistake: Mistake, change: Annotation) => Promise<boolean>;

/** The log as the server told it, and what has happened here since. */
export function useErrorLog() {
  const { t } = useTranslation('results/error-log');
  const reply = useQuery('GET /mistakes');
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Mistake>>>(new Map());

  const amend = (item: string, change: Partial<Mistake>): void =>
    setChanges((before) => new Map(before).set(item, { ...before.get(item), ...change }));

  /** Seen at once; taken back where it could not be saved. */
  const annotate: Annotate = async (mistake, change) => {
    const { item, cause, note } = mistake;
    amend(item, change);
    try {
      const sent = call('PATCH /mistakes/:item', { params: { item }, body: change, quiet: true });
      await orEndSession(sent);
      return true;
    } catch (error) {
      amend(item, { cause, note });
      const words = error instanceof ApiError ? error.message : '';
      void showToast('error', t('notSaved'), { description: words });
      return false;
    }
  };

  const data = reply.data?.map((mistake) => ({ ...mistake, ...changes.get(mistake.item) }));
  return { ...reply, stored: reply.data, data, amend, annotate };
}
