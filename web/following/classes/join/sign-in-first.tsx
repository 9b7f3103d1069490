import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../classes.module.css';

/** A visitor comes back to the code after signing in or registering. */
export function SignInFirst({ code }: { code: string }) {
  const { t } = useTranslation('following/classes');
  const state = { from: `/join/${code}` };
  return (
    <Card>
      <p className={classes.codeShown}>{code}</p>
      <p className={classes.text}>{t('join.signInText')}</p>
      <div className={classes.buttons}>
        <Button component={Link} to="/auth/login" state={state}>
          {t('join.signIn')}
        </Button>
        <Button component={Link} to="/auth/register" state={state} variant="default">
          {t('join.register')}
        </Button>
      </div>
    </Card>
  );
}
