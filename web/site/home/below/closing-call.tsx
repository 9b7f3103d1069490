import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './closing-call.module.css';

export function ClosingCall({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={classes.call} aria-labelledby="closing-call">
      <div>
        <h2 id="closing-call">{t('closing.title')}</h2>
        <p>{t(isSignedIn ? 'closing.member' : 'closing.visitor')}</p>
      </div>
      <div className={classes.actions}>
        {!isSignedIn && (
          <LinkButton to="/auth/register" size="md">
            {t('closing.register')}
          </LinkButton>
        )}
        <LinkButton to="/tests" size="md" variant={isSignedIn ? 'filled' : 'default'}>
          {t('closing.tests')}
        </LinkButton>
      </div>
    </section>
  );
}
