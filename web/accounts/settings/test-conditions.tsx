import type { Preferences } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { ExtraTime } from './extra-time.tsx';
import { savePreferences } from '../../api/save-preferences.ts';
import { SaveLine } from '../preferences/save-line.tsx';
import classes from './settings.module.css';
import { SwitchGroup } from '../../ui/forms/switch-group.tsx';
import { useAutosave } from '../preferences/use-autosave.ts';

const groups = [
  { name: 'breaks', conditions: ['longerBreak', 'extraBreaks', 'pause'] },
  { name: 'reading', conditions: ['textToSpeech'] },
] as const;

export function TestConditions({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation('accounts/settings');
  const { values, save, change, retry } = useAutosave(preferences, savePreferences);
  const { extraTime } = values;
  return (
    <>
      <p className={classes.note}>{t('tests.fixed')}</p>
      <ExtraTime
        section="rw"
        factor={extraTime.rw}
        onChange={(rw) => change({ extraTime: { ...extraTime, rw } })}
      />
      <ExtraTime
        section="math"
        factor={extraTime.math}
        onChange={(math) => change({ extraTime: { ...extraTime, math } })}
      />
      {groups.map(({ name, conditions }) => (
        <SwitchGroup key={name} legend={t(`tests.group.${name}`)}>
          {conditions.map((condition) => (
            <SwitchField
              key={condition}
              label={t(`tests.${condition}.label`)}
              description={t(`tests.${condition}.description`)}
              isOn={values[condition]}
              onChange={(isOn) => change({ [condition]: isOn })}
            />
          ))}
        </SwitchGroup>
      ))}
      <SaveLine save={save} onRetry={retry} />
    </>
  );
}
