import type { ReadyReport } from '@bac/contract/results.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { orEndSession } from '../api/or-end-session.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import classes from './results.module.css';

interface Props {
  test: ReadyReport['test'];
  onClose: () => void;
}

const questions = ['fresh', 'same'] as const;
type Questions = (typeof questions)[number];

const screenOf = (test: string): string => `/test/screen?test=${encodeURIComponent(test)}`;

export function RetakeDialog({ test, onClose }: Props) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Questions>('fresh');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One id for as long as the dialog is open: a second try after a lost reply finds the test that was made.
  const [id] = useState(() => crypto.randomUUID());

  async function start(): Promise<void> {
    if (choice === 'same') return void navigate(screenOf(test.id));
    setBusy(true);
    try {
      const body = { id, like: test.id };
      const made = await orEndSession(call('POST /tests/fresh', { body, quiet: true }));
      await navigate(screenOf(made.test));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUsedUp = error.code === 'TOO_FEW_UNSEEN';
      setProblem(isUsedUp ? t('retake.tooFew') : t('retake.failed', { why: error.message }));
      if (isUsedUp) setChoice('same');
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('retake.title', { test: test.name[language] })}
      confirmLabel={t('retake.start')}
      isBusy={isBusy}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      <div className={classes.choices}>
        <ChoiceCards
          legend={t('retake.which')}
          name="questions"
          choices={questions.map((value) => ({
            value,
            label: t(`retake.${value}`),
            description: t(`retake.${value}Text`),
          }))}
          value={choice}
          onChange={setChoice}
          error={problem}
          isDisabled={isBusy}
        />
      </div>
    </ConfirmDialog>
  );
}
