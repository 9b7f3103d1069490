import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconTable,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';
import type { Mark } from './markdown-marks.ts';

const marks: readonly [Mark, Icon][] = [
  ['heading', IconH2],
  ['strong', IconBold],
  ['emphasis', IconItalic],
  ['link', IconLink],
  ['list', IconList],
  ['numbers', IconListNumbers],
  ['quote', IconBlockquote],
  ['table', IconTable],
];

export function MarkdownToolbar({ onMark }: { onMark: (mark: Mark) => void }) {
  const { t } = useTranslation('admin/content');
  return (
    <fieldset className={classes.toolbar} aria-label={t('editor.toolbar')}>
      {marks.map(([mark, Sign]) => (
        <button
          key={mark}
          type="button"
          title={t(`editor.mark.${mark}`)}
          aria-label={t(`editor.mark.${mark}`)}
          // The text keeps its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        >
          <Sign size={17} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
