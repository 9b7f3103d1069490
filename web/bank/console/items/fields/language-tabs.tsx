import { languages, type Language } from '@bac/exam/item/language.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { useForm } from '../form/form.ts';
import classes from './fields.module.css';

interface Props {
  /** The field that has both languages. */
  label: string;
  isDone: (language: Language) => boolean;
}

/** Switches the language; a tick marks a complete one. */
export function LanguageTabs({ label, isDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { t: tUi } = useTranslation('ui');
  const { language: open, setLanguage } = useForm();
  return (
    <Row
      as="fieldset"
      gap={14}
      className={classes.sides}
      aria-label={t('fields.languageOf', { field: label })}
    >
      {languages.map((language) => (
        <PlainButton
          key={language}
          lang={language}
          aria-pressed={language === open}
          onClick={() => setLanguage(language)}
        >
          {tUi(`languageName.${language}`)}
          {isDone(language) && (
            <>
              <IconCheck size={15} aria-hidden />
              <VisuallyHidden>{t('fields.done')}</VisuallyHidden>
            </>
          )}
        </PlainButton>
      ))}
    </Row>
  );
}
