import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

interface Props {
  form: Pick<SettingsForm, 'saving' | 'isDirty' | 'problems' | 'undo'>;
}

/** The status of saving and the buttons to save or undo, enabled when there are changes. */
export function FormFoot({ form: { saving, isDirty, problems, undo } }: Props) {
  const { t } = useTranslation('site/console/system-settings');
  const format = useFormat();
  const problemCount = Object.keys(problems).length;
  const isSaved = saving.state === 'saved' && !isDirty;
  const isFailed = isDirty && (problemCount > 0 || saving.state === 'failed');

  function statusText(): string {
    if (saving.state === 'saving') return t('save.saving');
    if (isDirty && problemCount > 0) return t('save.wrong', { count: problemCount });
    if (isDirty && saving.state === 'failed') return saving.reason;
    if (isDirty) return t('save.unsaved');
    return isSaved ? t('save.saved', { time: format.time(saving.at) }) : t('save.unchanged');
  }

  return (
    <Row gap={8} className={classes.foot}>
      <Row
        as="output"
        isOneLine
        className={classes.words}
        data-state={isSaved ? 'saved' : isFailed ? 'failed' : undefined}
        aria-live="polite"
      >
        {isSaved && <IconCheck size={16} aria-hidden />}
        {isFailed && <IconAlertCircle size={16} aria-hidden />}
        {statusText()}
      </Row>
      <Button variant="default" disabled={!isDirty || saving.state === 'saving'} onClick={undo}>
        {t('save.undo')}
      </Button>
      <Button type="submit" disabled={!isDirty} loading={saving.state === 'saving'}>
        {t('save.save')}
      </Button>
    </Row>
  );
}
