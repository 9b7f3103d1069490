import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Stack } from '../ui/layout/boxes/boxes.tsx';
import classes from './tickets.module.css';

/** Links to sign in or register that lead back here. */
export function SignInCard({ text }: { text: string }) {
  const { t } = useTranslation('tickets');
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <Stack as="aside" gap={6} className={classes.signIn}>
      <p>{text}</p>
      <p>
        <Link to="/auth/login" state={state}>
          {t('visitor.signIn')}
        </Link>
        {' · '}
        <Link to="/auth/register" state={state}>
          {t('visitor.register')}
        </Link>
      </p>
    </Stack>
  );
}
