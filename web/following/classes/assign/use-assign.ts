import type { AssignableTest } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { termsOf, type Draft } from './draft.ts';

/** Sends the terms and goes to the assignment. */
export function useAssign(
  taughtClass: { id: string; name: string },
  assignment: string,
  isChange: boolean,
) {
  const { t } = useTranslation('following/classes');
  const navigate = useNavigate();
  const { isBusy, error, run } = useAction();
  const send = (draft: Draft, test: AssignableTest): void =>
    void run(async () => {
      await call('PUT /classes/:class/assignments/:assignment', {
        params: { class: taughtClass.id, assignment },
        body: termsOf(draft, test),
        quiet: true,
      });
      invalidate(
        'GET /classes',
        'GET /classes/:class',
        'GET /classes/:class/assignments/:assignment',
      );
      void showToast(
        'success',
        t(isChange ? 'terms.saved' : 'assign.sent', { name: taughtClass.name }),
      );
      await navigate(`/classes/${taughtClass.id}/assignments/${assignment}`, { replace: isChange });
    });
  return { isBusy, error, send };
}
