import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { HiddenText } from './hidden-text.tsx';
import { languageOrder } from './language-order.ts';
import classes from './language-switch.module.css';
import { SegmentedSwitch } from '../forms/segmented-switch.tsx';

interface Props {
  language: Language;
  onChange: (language: Language) => void;
}

export function LanguageSwitch({ language, onChange }: Props) {
  const { t } = useTranslation('ui');
  return (
    <SegmentedSwitch
      label={t('languageSwitch')}
      choices={languageOrder.map((value) => ({
        value,
        label: (
          <>
            <span className={classes.code}>{value.toUpperCase()}</span>{' '}
            <HiddenText lang={value}>{t(`languageName.${value}`)}</HiddenText>
          </>
        ),
      }))}
      value={language}
      onChange={onChange}
    />
  );
}
