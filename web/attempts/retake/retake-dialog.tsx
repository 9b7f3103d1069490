import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import classes from './retake.module.css';

interface Props {
  /** Of the test that is taken again. */
  name: string;
  onSame: () => void;
  /** Has a test put together from questions this person has never met, and goes there. */
  onFresh: () => Promise<void>;
  onClose: () => void;
}

const questions = ['fresh', 'same'] as const;
type Questions = (typeof questions)[number];

/** This person has met too many of the questions there are. */
const isUsedUp = ({ code }: ApiError): boolean => code === 'TOO_FEW_UNSEEN';

/** The same questions once more, or new ones of the same kind. */
export function RetakeDialog({ name, onSame, onFresh, onClose }: Props) {
  const { t } = useTranslation('attempts/retake');
  const [choice, setChoice] = useState<Questions>('fresh');
  const { isBusy, error, run } = useAction();

  function start(): void {
    if (choice === 'same') onSame();
    else void run(() => onFresh().catch(recover));
  }

  function recover(failure: ApiError): never {
    if (isUsedUp(failure)) setChoice('same');
    throw failure;
  }

  function problem(): string | undefined {
    return error && (isUsedUp(error) ? t('tooFew') : t('failed', { why: error.message }));
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
