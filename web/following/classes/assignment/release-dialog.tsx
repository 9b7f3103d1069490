import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/format/use-now.ts';
import { Problem } from '../problem.tsx';

interface Props {
  whole: WholeAssignment;
  onClose: () => void;
}

/** Asks first, because results that were seen can't be hidden again. */
export function ReleaseDialog({ whole, onClose }: Props) {
  const { t } = useTranslation('following/classes');
  const { isBusy, error, run } = useAction();
  const now = useNow();
  const { id, class: taughtClass, closesAt, isCanceled } = whole;
  const isOpen = !isCanceled && Date.parse(closesAt) > now;

  const release = (): void =>
    void run(async () => {
      const params = { class: taughtClass.id, assignment: id };
      await call('POST /classes/:class/assignments/:assignment/release', { params, quiet: true });
      void showToast('success', t('release.done'));
      invalidate('GET /classes/:class', 'GET /classes/:class/assignments/:assignment');
      onClose();
    });

  return (
    <ConfirmDialog
      title={t('release.title')}
      confirmLabel={t('release.confirm')}
      isBusy={isBusy}
      onConfirm={release}
      onCancel={onClose}
    >
      {t('release.text')} {isOpen && t('release.stillOpen')}
      <Problem>{error?.message}</Problem>
    </ConfirmDialog>
  );
}
