import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { testPath } from '../../../api/test-path.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './my-call.module.css';

export function BeginCall({ diagnostic }: { diagnostic: Test }) {
  const { t } = useTranslation('site/home/my-call');
  const { id, questions, minutes } = diagnostic;
  return (
    <>
      <p className={classes.standing}>{t('begin.text', { questions, minutes })}</p>
      <div className={classes.actions}>
        <LinkButton to={testPath(id)} size="md">
          {t('begin.start')}
        </LinkButton>
        <LinkButton to="/tests" size="md" variant="default">
          {t('tests')}
        </LinkButton>
      </div>
    </>
  );
}
