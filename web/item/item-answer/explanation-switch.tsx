import type { Language } from '@bac/exam/item/language.ts';
import { useTranslation } from 'react-i18next';
import { languageOrder } from '../../ui/layout/language-order.ts';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';

interface Props {
  language: Language;
  onChange: (language: Language) => void;
}

/** Switches the language of the explanation only. */
export function ExplanationSwitch({ language, onChange }: Props) {
  const { t } = useTranslation(['item/item-answer', 'ui']);
  return (
    <SegmentedSwitch
      label={t('explanation.language')}
      choices={languageOrder.map((value) => ({
        value,
        label: t(`ui:languageName.${value}`),
        lang: value,
      }))}
      value={language}
      onChange={onChange}
    />
  );
}
