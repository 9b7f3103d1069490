import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { unreadQuery } from '../inbox/unread-query.ts';
import classes from './bell.module.css';
import { onReturn } from './on-return.ts';

/** Larger counts are shown as "99+". */
const maxCount = 99;

function Bell({ to }: { to: string }) {
  const { t } = useTranslation('accounts/notifications');
  const { data, reload } = useQuery('GET /notifications', unreadQuery);
  const count = data?.unread ?? 0;
  useEffect(() => onReturn(reload), [reload]);
  return (
    <Link className={classes.bell} to={to} aria-label={t('bell', { count })}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > maxCount ? `${maxCount}+` : count}
        </span>
      )}
    </Link>
  );
}

export const SiteBell = () => <Bell to="/notifications" />;

export const ConsoleBell = () => <Bell to="/admin/notifications" />;
