import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './saved-line.module.css';
import type { Saving } from './saving.ts';

interface Props {
  saving: Saving;
  isDirty: boolean;
  /** The text while nothing has changed. */
  unchanged: string;
}

/** The state of saving as text. */
export function SavedLine({ saving, isDirty, unchanged }: Props) {
  const { t } = useTranslation('ui/data/versions');
  const format = useFormat();
  const isSaved = saving.state === 'saved' && !isDirty;

  function statusText(): string {
    if (saving.state === 'saving') return t('saving');
    if (saving.state === 'failed') return t('failed', { reason: saving.reason });
    if (isDirty) return t('unsaved');
    return saving.state === 'saved' ? t('saved', { time: format.time(saving.at) }) : unchanged;
  }

  return (
    <output
      className={classes.saved}
      data-state={isSaved ? 'saved' : saving.state === 'failed' ? 'failed' : undefined}
      aria-live="polite"
    >
      {isSaved && <IconCheck size={16} aria-hidden />}
      {saving.state === 'failed' && <IconAlertCircle size={16} aria-hidden />}
      {statusText()}
    </output>
  );
}
