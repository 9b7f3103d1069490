import { useDocumentTitle } from '@mantine/hooks';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn, useUser } from '../../api/auth-state.ts';
import { displayName } from '../../ui/brand/avatar-name.ts';
import { Terraces } from '../../ui/brand/terraces.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { later, lazyHydrated } from '../../ui/feedback/later.tsx';
import './first-press.ts';
import classes from './home.module.css';

const facts = ['questions', 'minutes', 'modules', 'scale'] as const;

/** The full test in four numbers. */
function TestInNumbers() {
  const { t } = useTranslation('site/home');
  return (
    <section className={classes.numbers} aria-label={t('numbers.label')}>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`numbers.${fact}.name`)}</dt>
            <dd>{t(`numbers.${fact}.value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The next step of a signed-in person, which depends on their attempts; loads after the first view. */
const MyCall = later(async () => {
  const [part] = await Promise.all([
    import('./my-call/my-call.tsx'),
    i18next.loadNamespaces('site/home/my-call'),
  ]);
  return part.MyCall;
});

const Below = lazyHydrated(async () => {
  const [part] = await Promise.all([
    import('./below/below.tsx'),
    i18next.loadNamespaces(['site/home/below', 'ui/layout/carousel']),
  ]);
  return part.Below;
});

/** The home page. The part above the fold renders first; the rest of the code loads after it. */
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

/** The links for a visitor: the diagnostic test and a sample question. */
function VisitorCall() {
  const { t } = useTranslation('site/home');
  return (
    <div className={classes.actions}>
      <LinkButton to="/tests?kind=diagnostic" size="md">
        {t('visitor.diagnostic')}
      </LinkButton>
      <LinkButton to="#sample-question" size="md" variant="default">
        {t('visitor.sample')}
      </LinkButton>
    </div>
  );
}
