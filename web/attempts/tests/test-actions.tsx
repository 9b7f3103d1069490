import type { Test } from '@bac/contract/attempts/tests.ts';
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { testPath } from '../retake/test-path.ts';
import { useRetake } from '../retake/use-retake.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { RetakeDialog } from '../retake/later-dialog.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './test-row.module.css';

/** The actions for a test. Each name ends with the name of the test, for people who navigate from link to link. */
export function TestActions({ test }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { progress } = test;
  const start = testPath(test.id);
  const testSuffix = <VisuallyHidden>{`: ${test.name[language]}`}</VisuallyHidden>;
  if (!progress) {
    return (
      <Row justify="end" isOneLine className={classes.actions}>
        {/* The login page leads back to the chosen test. */}
        <Button component={Link} to="/auth/login" state={{ from: start }} variant="default">
          {t('row.start')}
          {testSuffix}
        </Button>
      </Row>
    );
  }
  if (progress.running) {
    return (
      <Row justify="end" isOneLine className={classes.actions}>
        <LinkButton to={`/test/screen?attempt=${progress.running.attempt}`}>
          {t('row.resume')}
          {testSuffix}
        </LinkButton>
      </Row>
    );
  }
  if (progress.heldBy) {
    return (
      <Row justify="end" isOneLine className={classes.actions}>
        {progress.latest !== null && (
          <LinkButton to={`/test-results/${progress.latest}`} variant="default">
            {t('row.results')}
            {testSuffix}
          </LinkButton>
        )}
        <LinkButton to="/classes" variant="default">
          {t('row.toClass')}
          {testSuffix}
        </LinkButton>
      </Row>
    );
  }
  if (progress.completed === 0 || progress.latest === null) {
    return (
      <Row justify="end" isOneLine className={classes.actions}>
        <LinkButton to={start} variant="default">
          {t(progress.completed === 0 ? 'row.start' : 'row.retake')}
          {testSuffix}
        </LinkButton>
      </Row>
    );
  }
  return (
    <Row justify="end" isOneLine className={classes.actions}>
      <Retake test={test} />
      <LinkButton to={`/test-results/${progress.latest}`} variant="default">
        {t('row.results')}
        {testSuffix}
      </LinkButton>
    </Row>
  );
}

/** Asks which questions to take, then opens the test. */
function Retake({ test: { id, name } }: { test: Test }) {
  const { t } = useTranslation('attempts/tests');
  const [language] = useLanguage();
  const { open, handlers } = useRetake(id);
  return (
    <>
      <UnstyledButton className={classes.retake} aria-haspopup="dialog" onClick={open}>
        {t('row.retake')}
        <VisuallyHidden>{`: ${name[language]}`}</VisuallyHidden>
      </UnstyledButton>
      {handlers && <RetakeDialog name={name[language]} {...handlers} />}
    </>
  );
}
