import type { Language } from '@bac/exam/item/language.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inside, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import type { FieldName } from './fields-of.ts';
import classes from './fields.module.css';
import { columns, type Form } from './form.ts';

interface Cell {
  language: Language;
  path: Path;
  value: string;
  /** Names the field; the language is read out everywhere and seen where the columns stand under each other. */
  label: ReactNode;
  error: string | undefined;
}

interface Props {
  form: Form;
  name: FieldName;
  path: Path;
  children: (cell: Cell) => ReactNode;
}

/** The same piece in both languages, side by side; the side that fell behind is tinted and says so. */
export function BothCells({ form, name, path, children }: Props) {
  const { t } = useTranslation('site/console/content');
  const { t: tUi } = useTranslation('ui');
  const words = valueAt(form.body, path) as Record<Language, string>;
  return (
    <div className={classes.row}>
      {columns.map((language) => {
        const other = language === 'vi' ? words.en : words.vi;
        const isBehind = words[language].trim() === '' && other.trim() !== '';
        const label = (
          <>
            {t(`field.${name}`)}{' '}
            <span className={classes.language}>{tUi(`languageName.${language}`)}</span>
          </>
        );
        const at = inside(path, language);
        return (
          <div key={language} className={classes.cell} data-behind={isBehind || undefined}>
            {children({
              language,
              path: at,
              value: words[language],
              label,
              error: form.errors[at],
            })}
            {isBehind && <p className={classes.behind}>{t('editor.missingHere')}</p>}
          </div>
        );
      })}
    </div>
  );
}
