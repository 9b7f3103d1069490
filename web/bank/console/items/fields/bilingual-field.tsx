import { useTranslation } from 'react-i18next';
import type { Language } from '@bac/exam/item/language.ts';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import type { ItemMark } from './item-marks.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { MarkdownField } from './markdown-field.tsx';

interface Props {
  path: Path;
  label: string;
  isSmall?: boolean;
  marks?: readonly ItemMark[];
}

/** One text in both languages, one language open at a time. */
export function BilingualField({ path, label, isSmall = false, marks }: Props) {
  const { t: tUi } = useTranslation('ui');
  const { editor, language } = useForm();
  const texts = valueAt(editor.content, path) as Partial<Record<Language, string>> | undefined;
  return (
    <MarkdownField
      path={joinPath(path, language)}
      label={`${label} (${tUi(`languageName.${language}`)})`}
      language={language}
      isSmall={isSmall}
      {...(marks && { marks })}
    >
      <LanguageTabs label={label} isDone={(side) => (texts?.[side] ?? '').trim() !== ''} />
    </MarkdownField>
  );
}
