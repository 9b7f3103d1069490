import { canChange } from '@bac/contract/accounts/account-change.ts';
import type { AccountAction, WholeUser } from '@bac/contract/accounts/users.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/auth-state.ts';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { EndSessionsDialog } from '../end-sessions-dialog.tsx';
import { StatusChip } from '../status-chip.tsx';
import { StatusDialog } from '../status/status-dialog.tsx';
import { VerificationMark } from '../verification-mark.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import own from './person.module.css';

const actionOrder = ['activate', 'unban', 'deactivate', 'suspend', 'ban'] as const;

export function UserHead({ user }: { user: WholeUser }) {
  const { t } = useTranslation('accounts/console/users');
  const isSelf = useUser()?.accountId === user.id;
  const [open, setOpen] = useState<AccountAction | 'role' | 'sessions'>();
  const close = (): void => setOpen(undefined);
  const possibleActions = isSelf
    ? []
    : actionOrder.filter((action) => canChange(user.status, action));
  return (
    <>
      <PageTitle
        title={
          <Row as="span" isOneLine gap={12}>
            <Avatar {...user} username={user.email} size={40} />
            {user.fullName}
          </Row>
        }
        lead={
          <Row as="span" gap={10}>
            <span>{user.email}</span>
            <StatusChip status={user.status} />
            <span>{t(`role.${user.role}`)}</span>
            <VerificationMark value={user.verification} />
            <span>{t(`presence.${user.presence}`)}</span>
          </Row>
        }
        actions={
          <>
            {!isSelf && (
              <Button variant="default" onClick={() => setOpen('role')}>
                {t('person.changeRole')}
              </Button>
            )}
            <Button
              variant="default"
              disabled={user.sessions === 0}
              onClick={() => setOpen('sessions')}
            >
              {t('list.endSessions')}
            </Button>
            {possibleActions.map((action) => (
              <Button
                key={action}
                variant={action === 'ban' ? 'light' : 'default'}
                {...(action === 'ban' ? { color: 'lotus' } : {})}
                onClick={() => setOpen(action)}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
          </>
        }
      />
      {isSelf && <p className={own.self}>{t('person.self')}</p>}
      {open === 'role' && <RoleDialog user={user} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog user={user} onClose={close} />}
      {open !== undefined && open !== 'role' && open !== 'sessions' && (
        <StatusDialog action={open} users={[user]} onClose={close} />
      )}
    </>
  );
}
