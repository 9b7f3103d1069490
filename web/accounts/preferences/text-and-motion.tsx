import type { Preferences } from '@bac/contract/accounts/profile.ts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { savePreferences } from './save-preferences.ts';
import { ChoiceCards } from '../../ui/forms/choice-cards.tsx';
import { applyDisplayPreferences } from './display-preferences.ts';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { SaveLine } from './save-line.tsx';
import { SwitchGroup } from '../../ui/forms/switch-group.tsx';
import { useAutosave } from './use-autosave.ts';

const sizes = ['normal', 'large', 'largest'] as const;

export function TextAndMotion({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation('accounts/preferences');
  const { values, save, change, retry } = useAutosave(preferences, savePreferences);
  const { textSize, reducedMotion } = values;

  // Applies the displayed values: a choice at once, the old value after a failure, and at first the account's values.
  useLayoutEffect(
    () => applyDisplayPreferences({ textSize, reducedMotion }),
    [textSize, reducedMotion],
  );

  return (
    <>
      <ChoiceCards
        legend={t('textSize')}
        name="textSize"
        choices={sizes.map((value) => ({
          value,
          label: t(`size.${value}.label`),
          description: t(`size.${value}.description`),
        }))}
        value={textSize}
        onChange={(size) => change({ textSize: size })}
      />
      <SwitchGroup legend={t('motion')}>
        <SwitchField
          label={t('reducedMotion')}
          description={t('reducedMotionNote')}
          isOn={reducedMotion}
          onChange={(isOn) => change({ reducedMotion: isOn })}
        />
      </SwitchGroup>
      <SaveLine save={save} onRetry={retry} />
    </>
  );
}
