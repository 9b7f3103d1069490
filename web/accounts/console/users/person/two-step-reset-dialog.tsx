import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ReasonDialog } from '../../../../ui/overlays/reason-dialog.tsx';

interface Props {
  user: WholeUser;
  onClose: () => void;
}

/** The reset takes a day, in which the account's owner can stop it: somebody else may have requested it. */
export function TwoStepResetDialog({ user, onClose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useAction();

  const send = (cleanReason: string): Promise<boolean> =>
    run(async () => {
      await call('POST /admin/users/:user/two-step-reset', {
        params: { user: user.id },
        body: { reason: cleanReason },
        quiet: true,
      });
      void showToast('success', t('twoStep.started', { name: user.fullName }));
      invalidate('GET /admin/users/:user/two-step');
      onClose();
    });

  return (
    <ReasonDialog
      title={t('twoStep.ask', { name: user.fullName })}
      reason={{
        label: t('twoStep.reason'),
        description: t('twoStep.reasonHint'),
        isRequired: true,
        maxLength: 1000,
        value: reason,
        onChange: setReason,
      }}
      note={t('dialog.recorded')}
      confirmLabel={t('twoStep.confirm')}
      isDanger
      startsOn="reason"
      isBusy={isBusy}
      error={error?.message}
      onConfirm={(cleanReason) => void send(cleanReason)}
      onClose={onClose}
    >
      <p>{t('twoStep.effect')}</p>
      <p>{t('twoStep.told', { email: user.email })}</p>
    </ReasonDialog>
  );
}
