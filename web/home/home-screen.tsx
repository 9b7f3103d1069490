import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsSignedIn, useUser } from '../api/auth-state.ts';
import { displayName } from '../ui/avatar-name.ts';
import { Terraces } from '../ui/terraces.tsx';
import classes from './home.module.css';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  useDocumentTitle(t('title'));
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        {user && <p className={classes.hello}>{t('hello', { fullName: displayName(user) })}</p>}
        <h1>{t('headline')}</h1>
        <p className={classes.intro}>{t('intro')}</p>
        <div className={classes.actions}>
          <Button component={Link} to="/tests" size="md">
            {isSignedIn ? t('continue') : t('seeTests')}
          </Button>
          {!isSignedIn && (
            <Button component={Link} to="/auth/register" size="md" variant="default">
              {t('createAccount')}
            </Button>
          )}
        </div>
      </div>
      <div className={classes.art}>
        <Terraces />
      </div>
    </section>
  );
}
