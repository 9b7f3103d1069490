import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnread } from '../inbox/unread.ts';
import classes from './bell.module.css';
import { startAskingForUnread } from './ask-for-unread.ts';

/** More than this is "many" to anybody. */
const mostShown = 99;

function Bell({ to }: { to: string }) {
  const { t } = useTranslation('accounts/notifications');
  const { count } = useUnread();
  useEffect(startAskingForUnread, []);
  return (
    <Link className={classes.bell} to={to} aria-label={t('bell', { count })}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </Link>
  );
}

export const SiteBell = () => <Bell to="/notifications" />;

export const ConsoleBell = () => <Bell to="/admin/notifications" />;
