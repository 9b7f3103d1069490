import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { saveLetterChoice, type LetterChoice } from './save-letter-choice.ts';
import { SaveLine } from '../preferences/save-line.tsx';
import classes from './settings.module.css';
import { SwitchGroup } from '../../ui/forms/switch-group.tsx';
import { useAutosave } from '../preferences/use-autosave.ts';

const letters = ['results', 'reminders', 'news'] as const;

export function LetterSwitches({ choice }: { choice: LetterChoice }) {
  const { t } = useTranslation('accounts/settings');
  const { values, save, change, retry } = useAutosave(choice, saveLetterChoice);
  const { notifications } = values;
  return (
    <>
      <SwitchGroup legend={t('notifications.legend')}>
        {letters.map((letter) => (
          <SwitchField
            key={letter}
            label={t(`notifications.${letter}.label`)}
            description={t(`notifications.${letter}.description`)}
            isOn={notifications[letter]}
            onChange={(isOn) => change({ notifications: { ...notifications, [letter]: isOn } })}
          />
        ))}
      </SwitchGroup>
      <p className={classes.note}>{t('notifications.always')}</p>
      <SaveLine save={save} onRetry={retry} />
    </>
  );
}
