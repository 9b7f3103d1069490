import type { Preferences } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { savePreferences } from '../preferences/save-preferences.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { SwitchGroup } from '../../ui/forms/switch-group.tsx';
import { SaveLine } from '../preferences/save-line.tsx';
import { useAutosave } from '../preferences/use-autosave.ts';
import classes from './settings.module.css';

type Section = keyof Preferences['extraTime'];
type Factor = Preferences['extraTime'][Section];

/** The standard minutes of one module. */
const moduleMinutes: Record<Section, number> = { rw: 32, math: 35 };

/** The value of a radio button is a string. */
const factors = { '1': 1, '1.5': 1.5, '2': 2 } as const satisfies Record<string, Factor>;
const names = ['1', '1.5', '2'] as const satisfies (keyof typeof factors)[];

interface ExtraTimeProps {
  section: Section;
  factor: Factor;
  onChange: (factor: Factor) => void;
}

function ExtraTime({ section, factor, onChange }: ExtraTimeProps) {
  const { t } = useTranslation('accounts/settings');
  const format = useFormat();
  return (
    <ChoiceCards
      legend={t(`tests.time.${section}`)}
      name={`extraTime.${section}`}
      choices={names.map((name) => ({
        value: name,
        label: `×${format.number(factors[name])}`,
        description: t('tests.minutes', {
          minutes: format.number(moduleMinutes[section] * factors[name]),
        }),
      }))}
      value={`${factor}`}
      onChange={(name) => onChange(factors[name])}
    />
  );
}

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
      <p className={classes.note}>
        {t('tests.fixed')} {t('tests.assigned')}
      </p>
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
