import type { Preferences } from '@bac/contract/profile.ts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { applyDisplayPreferences } from '../ui/display-preferences.ts';
import { SwitchField } from '../ui/switch-field.tsx';
import { savePreferences } from './save-changes.ts';
import { SaveLine } from './save-line.tsx';
import { SwitchGroup } from './switch-group.tsx';
import { useAutosave } from './use-autosave.ts';

const sizes = ['normal', 'large', 'largest'] as const;

export function TextAndMotion({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation('settings');
  const { values, save, change, retry } = useAutosave(preferences, savePreferences);
  const { textSize, reducedMotion } = values;

  // Follows what is shown: a choice at once, a failure back again, and at first what another device chose.
  useLayoutEffect(
    () => applyDisplayPreferences({ textSize, reducedMotion }),
    [textSize, reducedMotion],
  );

  return (
    <>
      <ChoiceCards
        legend={t('display.textSize')}
        name="textSize"
        choices={sizes.map((value) => ({
          value,
          label: t(`display.size.${value}.label`),
          description: t(`display.size.${value}.description`),
        }))}
        value={textSize}
        onChange={(size) => change({ textSize: size })}
      />
      <SwitchGroup legend={t('display.motion')}>
        <SwitchField
          label={t('display.reducedMotion')}
          description={t('display.reducedMotionNote')}
          isOn={reducedMotion}
          onChange={(isOn) => change({ reducedMotion: isOn })}
        />
      </SwitchGroup>
      <SaveLine save={save} onRetry={retry} />
    </>
  );
}
