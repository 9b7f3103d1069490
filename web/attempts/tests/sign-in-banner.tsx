import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './banner.module.css';

export function SignInBanner() {
  const { t } = useTranslation('attempts/tests');
  const { pathname, search } = useLocation();
  // The login page brings the visitor back here.
  const state = { from: pathname + search };
  return (
    <Row
      as="section"
      gap={16}
      justify="between"
      className={classes.visitor}
      aria-labelledby="sign-in-to-start"
    >
      <div>
        <h2 id="sign-in-to-start" className={classes.visitorTitle}>
          {t('visitor.title')}
        </h2>
        <p className={classes.visitorText}>{t('visitor.text')}</p>
      </div>
      <Row gap={10}>
        <Button component={Link} to="/auth/login" state={state}>
          {t('visitor.signIn')}
        </Button>
        <Button component={Link} to="/auth/register" variant="default">
          {t('visitor.register')}
        </Button>
      </Row>
    </Row>
  );
}
