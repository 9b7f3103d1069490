import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../api/auth-actions.ts';
import classes from './verify.module.css';

export function LogOut() {
  const { t } = useTranslation('accounts/auth/verify');
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await signOut();
    await navigate('/auth/login');
  }

  return (
    <UnstyledButton className={classes.logOut} onClick={leave}>
      {t('logOut')}
    </UnstyledButton>
  );
}
