import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Problem } from '../problem.tsx';
import { useAction } from '../use-action.ts';

interface Props {
  whole: WholeAssignment;
  onClose: () => void;
  onDone: () => void;
}

export function CallOffDialog({ whole, onClose, onDone }: Props) {
  const { t } = useTranslation('following/classes');
  const { isBusy, problem, run } = useAction();

  const callOff = (): void =>
    void run(async () => {
      const params = { class: whole.class.id, assignment: whole.id };
      await call('DELETE /classes/:class/assignments/:assignment', { params, quiet: true });
      void showToast('success', t('callOff.done'));
      onDone();
    });

  return (
    <ConfirmDialog
      title={t('callOff.title')}
      confirmLabel={t('callOff.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={callOff}
      onCancel={onClose}
    >
      {t('callOff.text')}
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  );
}
