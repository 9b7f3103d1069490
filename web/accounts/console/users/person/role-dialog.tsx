import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { NativeSelect } from '@mantine/core';
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

/** Changes the role, which decides what somebody may do; never part of a profile edit. */
export function RoleDialog({ user, onClose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const [role, setRole] = useState<Role>(user.role);
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useAction();
  const roleName = t(`role.${role}`);

  const send = (cleanReason: string): Promise<boolean> =>
    run(async () => {
      const body = { role, reason: cleanReason };
      await call('POST /admin/users/:user/role', { params: { user: user.id }, body, quiet: true });
      void showToast('success', t('roleChange.done', { name: user.fullName, role: roleName }));
      invalidate('GET /admin/users', 'GET /admin/users/:user');
      onClose();
    });

  return (
    <ReasonDialog
      title={t('roleChange.title', { name: user.fullName })}
      size={480}
      reason={{
        label: t('dialog.reason'),
        description: t('dialog.optional'),
        rows: 2,
        maxLength: 1000,
        value: reason,
        onChange: setReason,
      }}
      confirmLabel={t('roleChange.confirm', { role: roleName })}
      canConfirm={role !== user.role}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={(cleanReason) => void send(cleanReason)}
      onClose={onClose}
    >
      <p>{t('roleChange.effect')}</p>
      <NativeSelect
        label={t('column.role')}
        data={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        data-autofocus
        onChange={({ target }) => setRole(target.value as Role)}
      />
    </ReasonDialog>
  );
}
