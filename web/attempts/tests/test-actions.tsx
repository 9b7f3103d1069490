import type { Test } from '@bac/contract/attempts/tests.ts';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { testPath } from '../retake/test-path.ts';
import { useRetake } from '../retake/use-retake.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { RetakeDialog } from '../retake/later-dialog.ts';
import classes from './test-row.module.css';

/** What can be done with a test now. Each name ends with the test's own, for those who walk from link to link. */
export function TestActions({ test }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { mine } = test;
  const start = testPath(test.id);
  const of = <VisuallyHidden>{`: ${test.name[language]}`}</VisuallyHidden>;
  if (!mine) {
    return (
      <div className={classes.actions}>
        {/* Signing in leads on to the test that was chosen. */}
        <Button component={Link} to="/auth/login" state={{ from: start }} variant="default">
          {t('row.start')}
          {of}
        </Button>
      </div>
    );
  }
  if (mine.running) {
    return (
      <div className={classes.actions}>
        <LinkButton to={`/test/screen?attempt=${mine.running.attempt}`}>
          {t('row.resume')}
          {of}
        </LinkButton>
      </div>
    );
  }
  if (mine.completed === 0 || mine.latest === null) {
    return (
      <div className={classes.actions}>
        <LinkButton to={start} variant="default">
          {t(mine.completed === 0 ? 'row.start' : 'row.retake')}
          {of}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <Retake test={test} />
      <LinkButton to={`/test-results/${mine.latest}`} variant="default">
        {t('row.results')}
        {of}
      </LinkButton>
    </div>
  );
}

/** Asks which questions, then goes to the test. */
function Retake({ test: { id, name } }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { open, answers } = useRetake(id);
  return (
    <>
      <UnstyledButton className={classes.retake} aria-haspopup="dialog" onClick={open}>
        {t('row.retake')}
        <VisuallyHidden>{`: ${name[language]}`}</VisuallyHidden>
      </UnstyledButton>
      {answers && <RetakeDialog name={name[language]} {...answers} />}
    </>
  );
}
