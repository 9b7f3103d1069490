import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { reportEndedSession } from '../../api/report-ended-session.ts';
import { useQuery } from '../../api/use-query.ts';
import { showToast } from '../../ui/feedback/toast.ts';

type Annotation = Partial<Pick<Mistake, 'cause' | 'note'>>;

/** Resolves to whether the change was saved. */
export type Annotate = (mistake: Mistake, change: Annotation) => Promise<boolean>;

/** The log from the server, with the changes made on this page. */
export function useErrorLog() {
  const { t } = useTranslation('results/error-log');
  const reply = useQuery('GET /mistakes');
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Mistake>>>(new Map());

  const amend = (item: string, change: Partial<Mistake>): void =>
    setChanges((before) => new Map(before).set(item, { ...before.get(item), ...change }));

  /** Applies the change optimistically and reverts it if it cannot be saved. */
  const annotate: Annotate = async (mistake, change) => {
    const { item, cause, note } = mistake;
    amend(item, change);
    try {
      const request = call('PATCH /mistakes/:item', {
        params: { item },
        body: change,
        quiet: true,
      });
      await reportEndedSession(request);
      return true;
    } catch (error) {
      amend(item, { cause, note });
      const description = error instanceof ApiError ? error.message : '';
      void showToast('error', t('notSaved'), { description });
      return false;
    }
  };

  const data = reply.data?.map((mistake) => ({ ...mistake, ...changes.get(mistake.item) }));
  return { ...reply, stored: reply.data, data, amend, annotate };
}
