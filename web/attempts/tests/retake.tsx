import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { useRetake } from '../../api/use-retake.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { RetakeDialog } from '../retake/later-dialog.ts';
import classes from './test-row.module.css';

/** Asks which questions, then goes to the test. */
export function Retake({ test: { id, name } }: { test: Test }) {
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
