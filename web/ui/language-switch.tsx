import type { Language } from '@bac/exam/item/language.ts';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './language-switch.module.css';

interface Props {
  language: Language;
  onChange: (language: Language) => void;
}

/** Vietnamese stands first: most people here read it. */
const order: Language[] = ['vi', 'en'];

/** Plain radio buttons: this stands on every page, and a library's control would weigh more than the page's own words. */
export function LanguageSwitch({ language, onChange }: Props) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <div className={classes.switch} role="radiogroup" aria-label={t('languageSwitch')}>
      {order.map((value) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === language}
            onChange={() => onChange(value)}
          />
          {value.toUpperCase()}{' '}
          <VisuallyHidden lang={value}>{t(`languageName.${value}`)}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
