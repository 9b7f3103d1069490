import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import classes from './retake.module.css';

interface Props {
  /** Of the test that is taken again. */
  name: string;
  onSame: () => void;
  /** Puts a test of new questions together and goes there, or says why it can not. */
  onFresh: () => Promise<{ isUsedUp: boolean; message: string } | undefined>;
  onClose: () => void;
}

const questions = ['fresh', 'same'] as const;
type Questions = (typeof questions)[number];

/** The same questions once more, or new ones of the same kind. */
export function RetakeDialog({ name, onSame, onFresh, onClose }: Props) {
  const { t } = useTranslation('attempts/retake');
  const [choice, setChoice] = useState<Questions>('fresh');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function start(): Promise<void> {
    if (choice === 'same') return onSame();
    setBusy(true);
    const refused = await onFresh();
    setBusy(false);
    if (!refused) return;
    setProblem(refused.isUsedUp ? t('tooFew') : t('failed', { why: refused.message }));
    if (refused.isUsedUp) setChoice('same');
  }

  return (
    <ConfirmDialog
      title={t('title', { test: name })}
      confirmLabel={t('start')}
      isBusy={isBusy}
      onConfirm={() => void start()}
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
          error={problem}
          isDisabled={isBusy}
        />
      </div>
    </ConfirmDialog>
  );
}
