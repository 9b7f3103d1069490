import type { User } from '@bac/contract/accounts/users.ts';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { PersonCell } from '../person-cell.tsx';
import { StatusChip } from '../status-chip.tsx';
import { useFormatMoment } from '../use-format-moment.ts';
import classes from '../users.module.css';
import { VerificationMark } from '../verification-mark.tsx';

export function useUserColumns(): ListColumn<User>[] {
  const { t } = useTranslation('accounts/console/users');
  const { date } = useFormat();
  const moment = useFormatMoment();
  return [
    {
      id: 'person',
      label: t('column.person'),
      sort: 'name',
      isAlwaysVisible: true,
      cell: (user) => <PersonCell person={user} />,
      csv: ({ fullName }) => fullName,
    },
    {
      id: 'email',
      label: t('column.email'),
      sort: 'email',
      isHiddenByDefault: true,
      cell: ({ email }) => email,
      csv: ({ email }) => email,
    },
    {
      id: 'phone',
      label: t('column.phone'),
      isHiddenByDefault: true,
      cell: ({ phone }) => phone ?? '–',
      csv: ({ phone }) => phone,
    },
    {
      id: 'role',
      label: t('column.role'),
      sort: 'role',
      cell: ({ role }) => t(`role.${role}`),
      csv: ({ role }) => t(`role.${role}`),
    },
    {
      id: 'status',
      label: t('column.status'),
      sort: 'status',
      cell: ({ status }) => <StatusChip status={status} />,
      csv: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'verification',
      label: t('column.verification'),
      cell: ({ verification }) => <VerificationMark value={verification} />,
      csv: ({ verification }) => t(`verification.${verification}`),
    },
    {
      id: 'presence',
      label: t('column.presence'),
      cell: ({ presence }) => t(`presence.${presence}`),
      csv: ({ presence }) => t(`presence.${presence}`),
    },
    {
      id: 'lastLogin',
      label: t('column.lastLogin'),
      sort: 'lastLogin',
      cell: ({ lastLoginAt }) => <span className={classes.nowrap}>{moment(lastLoginAt)}</span>,
      csv: ({ lastLoginAt }) => lastLoginAt,
    },
    {
      id: 'registered',
      label: t('column.registered'),
      sort: 'registered',
      cell: ({ createdAt }) => <span className={classes.nowrap}>{date(createdAt)}</span>,
      csv: ({ createdAt }) => createdAt,
    },
  ];
}
