import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useIsSignedIn } from '../../../api/auth-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import classes from '../classes.module.css';
import { readClassCode } from './class-code.ts';
import { CodeForm } from './code-form.tsx';
import { FoundClass } from './found-class.tsx';

/** With a code in the address, shows its class before joining; without one, a field for the code. */
export function JoinScreen() {
  const { t } = useTranslation('following/classes');
  const isSignedIn = useIsSignedIn();
  const { code: addressCode = '' } = useParams();
  useDocumentTitle(t('join.documentTitle'));
  return (
    <div className={`${page.page} ${classes.page} ${classes.narrow}`}>
      <PageTitle title={t('join.title')} lead={t('join.lead')} />
      {content()}
    </div>
  );

  function content() {
    const code = readClassCode(addressCode);
    if (code === undefined) return <CodeForm initialCode={addressCode} />;
    return isSignedIn ? <FoundClass key={code} code={code} /> : <SignInFirst code={code} />;
  }
}

/** A visitor comes back to the code after signing in or registering. */
function SignInFirst({ code }: { code: string }) {
  const { t } = useTranslation('following/classes');
  const state = { from: `/join/${code}` };
  return (
    <Card>
      <p className={classes.codeShown}>{code}</p>
      <Muted size="base">{t('join.signInText')}</Muted>
      <Row gap={16} className={classes.buttons}>
        <Button component={Link} to="/auth/login" state={state}>
          {t('join.signIn')}
        </Button>
        <Button component={Link} to="/auth/register" state={state} variant="default">
          {t('join.register')}
        </Button>
      </Row>
    </Card>
  );
}
