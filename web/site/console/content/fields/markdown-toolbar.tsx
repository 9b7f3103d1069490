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
import { useTranslation } from 'react-i18next';
import { MarkToolbar } from '../../../../ui/forms/markdown/mark-toolbar.tsx';
import type { Mark } from '../../../../ui/forms/markdown/markdown-marks.ts';
import classes from './fields.module.css';

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

export function MarkdownToolbar({ onMark }: { onMark: (mark: Mark) => void }) {
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
