import type { Language } from '@bac/exam/item/language.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import type { FieldName } from './fields-of.ts';
import classes from './fields.module.css';
import { columns, type Form } from './form.ts';

interface Cell {
  language: Language;
  path: Path;
  value: string;
  /** The name of the field and the language, which is visible only in the narrow layout and otherwise for screen readers. */
  label: ReactNode;
  error: string | undefined;
}

interface Props {
  form: Form;
  name: FieldName;
  path: Path;
  children: (cell: Cell) => ReactNode;
}

/** A text in both languages side by side; a side without a translation is tinted and says so. */
export function BilingualCells({ form, name, path, children }: Props) {
  const { t } = useTranslation('site/console/content');
  const { t: tUi } = useTranslation('ui');
  const texts = valueAt(form.body, path) as Record<Language, string>;
  return (
    <div className={classes.row}>
      {columns.map((language) => {
        const other = language === 'vi' ? texts.en : texts.vi;
        const isMissing = texts[language].trim() === '' && other.trim() !== '';
        const label = (
          <>
            {t(`field.${name}`)}{' '}
            <span className={classes.language}>{tUi(`languageName.${language}`)}</span>
          </>
        );
        const cellPath = joinPath(path, language);
        return (
          <div key={language} className={classes.cell} data-behind={isMissing || undefined}>
            {children({
              language,
              path: cellPath,
              value: texts[language],
              label,
              error: form.errors[cellPath],
            })}
            {isMissing && <p className={classes.behind}>{t('editor.missingHere')}</p>}
          </div>
        );
      })}
    </div>
  );
}
