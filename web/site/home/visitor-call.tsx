import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './home.module.css';

/** For whoever is not signed in: the test that places them, and a question to try at once. */
export function VisitorCall() {
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
