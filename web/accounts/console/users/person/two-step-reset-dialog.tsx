import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import dialog from '../../../../ui/overlays/dialog.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import status from '../status/status-dialog.module.css';

interface Props {
  user: WholeUser;
  onClose: () => void;
  onDone: () => void;
}

/** It takes a day, in which the person can stop it: who asks for it may be somebody else. */
export function TwoStepResetDialog({ user, onClose, onDone }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useFocusReturn();

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const given = { params: { user: user.id }, body: { reason: reason.trim() }, quiet: true };
      await orEndSession(call('POST /admin/users/:user/two-step-reset', given));
      void showToast('success', t('twoStep.begun', { name: user.fullName }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('twoStep.ask', { name: user.fullName })}
      size={520}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={status.body}>
        <p className={status.effect}>{t('twoStep.effect')}</p>
        <p className={status.effect}>{t('twoStep.told', { email: user.email })}</p>
        <Textarea
          label={t('twoStep.reason')}
          description={t('twoStep.reasonHint')}
          rows={3}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && (
          <Alert color="lotus" variant="light" role="alert">
            {failure}
          </Alert>
        )}
      </div>
      <div className={`${dialog.buttons} ${status.foot}`}>
        <span className={status.recorded}>{t('dialog.recorded')}</span>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button
          color="lotus"
          loading={isBusy}
          disabled={reason.trim() === ''}
          onClick={() => void send()}
        >
          {t('twoStep.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
