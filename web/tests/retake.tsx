import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Test } from '@bac/contract/tests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { makeFreshTest } from '../api/fresh-test.ts';
import { oneTimeId } from '../api/one-time-id.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { later } from '../ui/later.tsx';
import { testPath } from './test-path.ts';
import classes from './test-row.module.css';

const RetakeDialog = later(
  async () => (await import('../ui/retake/retake-dialog.tsx')).RetakeDialog,
);

/** Asks which questions, then goes to the test. */
export function Retake({ test: { id, name } }: { test: Test }) {
  const { t } = useTranslation('tests');
  const [language] = useLanguage();
  const navigate = useNavigate();
  // One id from opening to closing: a second try after a lost reply finds the test that was made.
  const [freshId, setFreshId] = useState<string>();
  return (
    <>
      <UnstyledButton
        className={classes.retake}
        aria-haspopup="dialog"
        onClick={() => setFreshId(oneTimeId())}
      >
        {t('row.retake')}
        <VisuallyHidden>{`: ${name[language]}`}</VisuallyHidden>
      </UnstyledButton>
      {freshId && (
        <RetakeDialog
          name={name[language]}
          onSame={() => void navigate(testPath(id))}
          onFresh={async () => {
            const made = await makeFreshTest(id, freshId);
            if (!('test' in made)) return made;
            await navigate(testPath(made.test));
            return undefined;
          }}
          onClose={() => setFreshId(undefined)}
        />
      )}
    </>
  );
}
