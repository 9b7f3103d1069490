import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import classes from './retake.module.css';

interface Props {
  /** The name of the test. */
  name: string;
  onSame: () => void;
  /** Creates a test from questions that the student has never seen, and opens it. */
  onFresh: () => Promise<void>;
  onClose: () => void;
}

const questions = ['fresh', 'same'] as const;
type Questions = (typeof questions)[number];

/** The student has seen too many of the questions. */
const isTooFewUnseen = ({ code }: ApiError): boolean => code === 'TOO_FEW_UNSEEN';

/** Asks whether to retake the test with the same questions or with new ones of the same kind. */
export function RetakeDialog({ name, onSame, onFresh, onClose }: Props) {
  const { t } = useTranslation('attempts/retake');
  const [choice, setChoice] = useState<Questions>('fresh');
  const { isBusy, error, run } = useAction();

  function start(): void {
    if (choice === 'same') onSame();
    else void run(() => onFresh().catch(recover));
  }

  function recover(failure: ApiError): never {
    if (isTooFewUnseen(failure)) setChoice('same');
    throw failure;
  }

  function problem(): string | undefined {
    return error && (isTooFewUnseen(error) ? t('tooFew') : t('failed', { why: error.message }));
  }

  return (
    <ConfirmDialog
      title={t('title', { test: name })}
      confirmLabel={t('start')}
      isBusy={isBusy}
      onConfirm={start}
      onCancel={onClose}
    >
      <div className={classes.choices}>
        <ChoiceCards
          legend={t('which')}
          name="questions"
          choices={questions.map((value) => ({
            value,
            label: t(value),
            description: t(`${value}Text`),
          }))}
          value={choice}
          onChange={setChoice}
          error={problem()}
          isDisabled={isBusy}
        />
      </div>
    </ConfirmDialog>
  );
}
