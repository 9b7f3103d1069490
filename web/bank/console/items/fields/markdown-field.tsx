import type { Language } from '@bac/exam/item/language.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import {
  IconBold,
  IconChartDots,
  IconItalic,
  IconList,
  IconMathFunction,
  IconSpace,
  IconUnderline,
} from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { GrowingTextarea } from '../../../../ui/forms/growing-textarea.tsx';
import { MarkToolbar } from '../../../../ui/forms/markdown/mark-toolbar.tsx';
import { valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import classes from './fields.module.css';
import { applyItemMark, nextFigure, type ItemMark } from './item-marks.ts';

interface Props {
  path: Path;
  label: string;
  /** The language of the text; the test itself is in English. */
  language?: Language;
  /** One line at first, with a toolbar only while it has the focus. */
  isSmall?: boolean;
  marks?: readonly ItemMark[];
  /** Beside the label: who reads the text. */
  note?: string;
  placeholder?: string;
  /** At the right of the label. */
  children?: ReactNode;
}

const icons = {
  strong: IconBold,
  emphasis: IconItalic,
  underline: IconUnderline,
  list: IconList,
  math: IconMathFunction,
  blank: IconSpace,
  figure: IconChartDots,
} as const;

const defaultMarks: readonly ItemMark[] = ['strong', 'emphasis', 'math'];

const maxLength = 20_000;

/** A text with Markdown and formulas, and the buttons that write them. */
export function MarkdownField(props: Props) {
  const { path, label, language = 'en', isSmall = false, marks = defaultMarks } = props;
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const value = String(valueAt(editor.content, path) ?? '');

  function mark(kind: ItemMark): void {
    if (!area.current) return;
    const { selectionStart: start, selectionEnd: end, value: text } = area.current;
    const figure = nextFigure(idsOf(editor.content.figures), textsOf(editor.content));
    const marked = applyItemMark({ text, start, end }, kind, figure);
    editor.change(path, marked.text);
    // Waits until React has rendered the new text.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(marked.start, marked.end);
    });
  }

  const offered = marks.filter((one) => one !== 'figure' || editor.content.figures.length > 0);
  return (
    <Stack gap={4} className={classes.markdown} data-small={isSmall || undefined}>
      <Row gap={10} className={classes.labelLine}>
        <label htmlFor={fieldId(path)}>{label}</label>
        {props.note && (
          <Muted as="small" size="xs">
            {props.note}
          </Muted>
        )}
        {props.children}
        <div className={classes.marks}>
          <MarkToolbar
            label={t('fields.toolbarOf', { field: label })}
            buttons={offered.map((one) => ({
              mark: one,
              Sign: icons[one],
              label: t(`mark.${one}`),
            }))}
            isDisabled={editor.isLocked}
            onMark={mark}
          />
        </div>
      </Row>
      <GrowingTextarea
        ref={area}
        id={fieldId(path)}
        classNames={{ input: isSmall ? classes.line : classes.area }}
        lang={language}
        maxLength={maxLength}
        readOnly={editor.isLocked}
        placeholder={props.placeholder}
        value={value}
        onChange={({ currentTarget }) => editor.change(path, currentTarget.value)}
      />
    </Stack>
  );
}

const idsOf = (figures: { [name: string]: unknown }[]): string[] =>
  figures.map(({ id }) => String(id ?? ''));

function textsOf({
  passages,
  stem,
  response,
}: ReturnType<typeof useForm>['editor']['content']): string[] {
  const choices =
    response.kind === 'choice' ? choiceIds.map((id) => response.choices[id].text) : [];
  return [...passages, stem, ...choices];
}
