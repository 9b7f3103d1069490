import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

/** The same page for a result that does not exist and for one of somebody else. */
export function NoResults() {
  const { t } = useTranslation('results');
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <PageTitle title={t('none.title')} lead={t('none.lead')} />
      <Card>
        <EmptyState
          title={t('none.hint')}
          text={t('none.text')}
          action={
            isSignedIn ? (
              <LinkButton to="/tests" variant="default">
                {t('state.toTests')}
              </LinkButton>
            ) : (
              // The login page brings the visitor back here.
              <Button component={Link} to="/auth/login" state={{ from: pathname + search }}>
                {t('none.signIn')}
              </Button>
            )
          }
        />
      </Card>
    </>
  );
}
