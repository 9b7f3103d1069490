import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { Alert, Button, NativeSelect, Textarea } from '@mantine/core';
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

/** An act of its own, never part of an edit: it decides what somebody may do. */
export function RoleDialog({ user, onClose, onDone }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const [role, setRole] = useState<Role>(user.role);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useFocusReturn();
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const given = { params: { user: user.id }, body: { role, reason }, quiet: true };
      await orEndSession(call('POST /admin/users/:user/role', given));
      void showToast(
        'success',
        t('roleChange.done', { name: user.fullName, role: t(`role.${role}`) }),
      );
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('roleChange.title', { name: user.fullName })}
      size={480}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={status.body}>
        <p className={status.effect}>{t('roleChange.effect')}</p>
        <NativeSelect
          label={t('column.role')}
          data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          data-autofocus
          onChange={({ target }) => setRole(target.value as Role)}
        />
        <Textarea
          label={t('dialog.reason')}
          description={t('dialog.optional')}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && (
          <Alert color="lotus" variant="light" role="alert">
            {failure}
          </Alert>
        )}
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button loading={isBusy} disabled={role === user.role} onClick={() => void send()}>
          {t('roleChange.confirm', { role: t(`role.${role}`) })}
        </Button>
      </div>
    </Dialog>
  );
}
