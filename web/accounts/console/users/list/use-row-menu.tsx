import { canChange } from '@bac/contract/accounts/account-change.ts';
import type { AccountAction, User } from '@bac/contract/accounts/users.ts';
import {
  IconBan,
  IconClipboardList,
  IconClockPause,
  IconEdit,
  IconHistory,
  IconLogout2,
  IconMessageCircle,
  IconUser,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/auth-state.ts';
import { useHasPermission } from '../../../../api/permissions.ts';
import type { MenuEntry } from '../../../../ui/data/table/column.ts';

interface Handlers {
  onAction: (action: AccountAction, user: User) => void;
  onEndSessions: (user: User) => void;
}

const look = { size: 17, stroke: 1.6 } as const;

/** The menu of an account. Actions that don't apply stay in place, disabled. */
export function useRowMenu({ onAction, onEndSessions }: Handlers): (user: User) => MenuEntry[] {
  const { t } = useTranslation('accounts/console/users');
  const isOnTeam = useHasPermission('answer tickets');
  const ownId = useUser()?.accountId;
  return (user) => {
    const path = `/admin/users/${user.id}`;
    const action = (name: AccountAction) => ({
      label: t(`action.${name}`),
      isDisabled: user.id === ownId || !canChange(user.status, name),
      onSelect: () => onAction(name, user),
    });
    return [
      { label: t('list.open'), icon: <IconUser {...look} />, href: path },
      {
        label: t('list.edit'),
        icon: <IconEdit {...look} />,
        href: `${path}?tab=edit`,
        shortcut: 'E',
      },
      {
        label: t('tab.attempts'),
        icon: <IconClipboardList {...look} />,
        href: `${path}?tab=attempts`,
      },
      ...(isOnTeam
        ? [
            {
              label: t('tab.tickets'),
              icon: <IconMessageCircle {...look} />,
              href: `${path}?tab=tickets`,
            },
          ]
        : []),
      { label: t('tab.activity'), icon: <IconHistory {...look} />, href: `${path}?tab=activity` },
      {
        label: t('list.endSessions'),
        icon: <IconLogout2 {...look} />,
        onSelect: () => onEndSessions(user),
      },
      'divider',
      { ...action('activate'), icon: <IconUserCheck {...look} /> },
      { ...action('deactivate'), icon: <IconUserOff {...look} /> },
      { ...action('suspend'), icon: <IconClockPause {...look} /> },
      user.status === 'banned'
        ? { ...action('unban'), icon: <IconUserCheck {...look} /> }
        : { ...action('ban'), icon: <IconBan {...look} />, isDangerous: true },
    ];
  };
}
