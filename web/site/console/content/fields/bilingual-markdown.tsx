import type { Language } from '@bac/exam/item/language.ts';
import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconTable,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../../../../ui/forms/growing-textarea.tsx';
import { MarkToolbar } from '../../../../ui/forms/markdown/mark-toolbar.tsx';
import { applyMark, type Mark } from '../../../../ui/forms/markdown/markdown-marks.ts';
import { joinPath, valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { ProsePreview } from '../preview/prose-preview.tsx';
import { BilingualCells } from './bilingual-cells.tsx';
import type { FieldName } from './fields-of.ts';
import classes from './fields.module.css';
import type { Form } from './form.ts';

const marks = [
  ['heading', IconH2],
  ['strong', IconBold],
  ['emphasis', IconItalic],
  ['link', IconLink],
  ['list', IconList],
  ['numbers', IconListNumbers],
  ['quote', IconBlockquote],
  ['table', IconTable],
] as const;

function MarkdownToolbar({ onMark }: { onMark: (mark: Mark) => void }) {
  const { t } = useTranslation('site/console/content');
  return (
    <div className={classes.toolbar}>
      <MarkToolbar
        label={t('editor.toolbar')}
        buttons={marks.map(([mark, Sign]) => ({ mark, Sign, label: t(`editor.mark.${mark}`) }))}
        onMark={onMark}
      />
    </div>
  );
}

interface Props {
  form: Form;
  name: FieldName;
  path: Path;
}

const maxLength = 60_000;

/** A Markdown text in both languages, each with a preview below. */
export function BilingualMarkdown({ form, name, path }: Props) {
  const { t } = useTranslation('site/console/content');
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  // The toolbar formats the side that had the focus last.
  const current = useRef<Language>('vi');

  function mark(kind: Mark): void {
    const area = areas.current[current.current];
    if (!area) return;
    const { selectionStart: start, selectionEnd: end, value: text } = area;
    const marked = applyMark({ text, start, end }, kind);
    form.change(joinPath(path, current.current), marked.text);
    // Waits until React has rendered the new text.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(marked.start, marked.end);
    });
  }

  const texts = valueAt(form.body, path) as Record<Language, string>;
  return (
    <div className={classes.markdown}>
      <MarkdownToolbar onMark={mark} />
      <BilingualCells form={form} name={name} path={path}>
        {(cell) => (
          <>
            <GrowingTextarea
              ref={(area) => {
                areas.current[cell.language] = area;
              }}
              classNames={{ input: classes.area }}
              label={cell.label}
              lang={cell.language}
              maxLength={maxLength}
              value={cell.value}
              onFocus={() => {
                current.current = cell.language;
              }}
              onChange={({ currentTarget }) => form.change(cell.path, currentTarget.value)}
              error={cell.error}
            />
            {texts[cell.language].trim() !== '' && (
              <Stack gap={10} className={classes.look}>
                <Muted>{t('editor.look')}</Muted>
                <div lang={cell.language}>
                  <ProsePreview markdown={cell.value} />
                </div>
              </Stack>
            )}
          </>
        )}
      </BilingualCells>
    </div>
  );
}
