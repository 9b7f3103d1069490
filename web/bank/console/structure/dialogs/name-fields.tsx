import type { LocalText } from '@bac/exam/item/local-text.ts';
import { languages } from '@bac/exam/item/language.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../ui/layout/boxes/boxes.tsx';

const maxLength = 100;

interface Props {
  name: LocalText;
  /** Set after the first try to save: empty names are marked. */
  isChecked: boolean;
  onChange: (name: LocalText) => void;
}

export const hasBothLanguages = ({ en, vi }: LocalText): boolean =>
  en.trim() !== '' && vi.trim() !== '';

export function NameFields({ name, isChecked, onChange }: Props) {
  const { t } = useTranslation('bank/console/structure');
  return (
    <Grid minWidth={240}>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t(`field.name.${language}`)}
          lang={language}
          maxLength={maxLength}
          data-autofocus={language === languages[0] || undefined}
          value={name[language]}
          error={isChecked && name[language].trim() === '' && t('field.empty')}
          onChange={({ currentTarget }) => onChange({ ...name, [language]: currentTarget.value })}
        />
      ))}
    </Grid>
  );
}
