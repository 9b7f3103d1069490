import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './editor.module.css';
import type { Editor } from './use-editor.ts';

/** How saving goes, in words. */
export function SavedLine({ editor: { entry, saving, isDirty } }: { editor: Editor }) {
  const { t } = useTranslation('admin/content');
  const format = useFormat();
  const isSaved = saving.state === 'saved' && !isDirty;

  function words(): string {
    if (saving.state === 'saving') return t('editor.saving');
    if (saving.state === 'failed') return t('editor.failed', { reason: saving.reason });
    if (isDirty) return t('editor.unsaved');
    return saving.state === 'saved'
      ? t('editor.saved', { time: format.time(saving.at) })
      : t('editor.unchanged', { version: entry.version });
  }

  return (
    <output
      className={classes.saved}
      data-state={isSaved ? 'saved' : saving.state === 'failed' ? 'failed' : undefined}
      aria-live="polite"
    >
      {isSaved && <IconCheck size={16} aria-hidden />}
      {saving.state === 'failed' && <IconAlertCircle size={16} aria-hidden />}
      {words()}
    </output>
  );
}
