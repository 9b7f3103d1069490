import type { Language } from '@bac/exam/item/language.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './explanation.module.css';

interface Props {
  language: Language;
  onChange: (language: Language) => void;
}

const order: Language[] = ['vi', 'en'];

/** The explanation's language alone: the page and the question stay as they are. */
export function ExplanationSwitch({ language, onChange }: Props) {
  const { t } = useTranslation(['ui/item-answer', 'ui']);
  const name = useId();
  return (
    <div className={classes.switch} role="radiogroup" aria-label={t('explanation.language')}>
      {order.map((value) => (
        <label key={value} className={classes.choice} lang={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === language}
            onChange={() => onChange(value)}
          />
          {t(`ui:languageName.${value}`)}
        </label>
      ))}
    </div>
  );
}
