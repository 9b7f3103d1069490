import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { displayName } from '../../ui/brand/avatar-name.ts';
import { Terraces } from '../../ui/brand/terraces.tsx';
import classes from './home.module.css';
import { Below, MyCall } from './later-parts.ts';
import { TestInNumbers } from './test-in-numbers.tsx';
import { VisitorCall } from './visitor-call.tsx';

/** The first sight: what this is and what to do next. The rest of the page is fetched once that stands. */
export function HomeScreen() {
  const { t } = useTranslation('site/home');
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  useDocumentTitle(t('title'));
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          {user && <p className={classes.hello}>{t('hello', { fullName: displayName(user) })}</p>}
          <h1>{t('headline')}</h1>
          <p className={classes.intro}>{t('intro')}</p>
          {isSignedIn ? (
            <div className={classes.call}>
              <MyCall />
            </div>
          ) : (
            <VisitorCall />
          )}
        </div>
        <div className={classes.art}>
          <Terraces />
        </div>
      </section>
      <TestInNumbers />
      <div className={classes.below}>
        <Below />
      </div>
    </>
  );
}
