import type { Language } from '@bac/exam/item/language.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { UserMenuChoice } from './user-menu-choice.tsx';

const order: Language[] = ['vi', 'en'];

export function UserMenuLanguage() {
  const { t } = useTranslation(['app/admin-shell', 'ui']);
  const [language, setLanguage] = useLanguage();
  const options = order.map((value) => ({
    value,
    label: (
      <>
        {value.toUpperCase()}{' '}
        <VisuallyHidden lang={value}>{t(`ui:languageName.${value}`)}</VisuallyHidden>
      </>
    ),
  }));
  return (
    <UserMenuChoice
      icon={IconLanguage}
      label={t('language')}
      options={options}
      value={language}
      onChange={setLanguage}
    />
  );
}
