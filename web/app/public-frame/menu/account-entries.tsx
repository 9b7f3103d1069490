import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { leave } from '../../leave.ts';
import { accountLinks } from '../account/account-links.ts';
import type { Account } from '../account/use-account.ts';
import classes from './menu-drawer.module.css';

export function AccountEntries({ account }: { account: Account }) {
  const { t } = useTranslation('app/public-frame');
  const navigate = useNavigate();
  return (
    <>
      <div className={classes.person}>
        <Avatar {...account} size={44} />
        <span className={classes.names}>
          <strong>{account.displayName || t('account.yours')}</strong>
          <span className={classes.email}>{account.email}</span>
        </span>
      </div>
      <ul className={classes.list}>
        {accountLinks(account).map(({ to, name }) => (
          <li key={to}>
            <NavLink className={classes.link ?? ''} to={to}>
              {t(`account.${name}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <UnstyledButton className={classes.link ?? ''} onClick={() => void leave(navigate)}>
            {t('account.logout')}
          </UnstyledButton>
        </li>
      </ul>
    </>
  );
}
