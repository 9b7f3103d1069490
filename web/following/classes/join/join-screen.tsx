import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useIsSignedIn } from '../../../api/auth-state.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import classes from '../classes.module.css';
import { readClassCode } from './class-code.ts';
import { CodeForm } from './code-form.tsx';
import { FoundClass } from './found-class.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** With a code in the address: which class it leads to, before one joins. Without, a field for it. */
export function JoinScreen() {
  const { t } = useTranslation('following/classes');
  const isSignedIn = useIsSignedIn();
  const { code: given = '' } = useParams();
  useDocumentTitle(t('join.documentTitle'));
  return (
    <div className={`${page.page} ${classes.page} ${classes.narrow}`}>
      <PageTitle title={t('join.title')} lead={t('join.lead')} />
      {content()}
    </div>
  );

  function content() {
    const code = readClassCode(given);
    if (code === undefined) return <CodeForm given={given} />;
    return isSignedIn ? <FoundClass key={code} code={code} /> : <SignInFirst code={code} />;
  }
}
