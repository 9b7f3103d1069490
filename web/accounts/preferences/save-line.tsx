import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import type { SaveState } from './autosave.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './save-line.module.css';

interface Props {
  save: SaveState;
  onRetry: () => void;
}

/** Shows the save state at the bottom of its card; after a first change it stays visible as long as the card does. */
export function SaveLine({ save, onRetry }: Props) {
  const { t } = useTranslation('accounts/preferences');
  return (
    <Row
      gap={12}
      className={classes.line}
      data-state={save.state}
      data-bottom-bar={save.state === 'failed' || undefined}
    >
      <Row as="output" isOneLine className={classes.words} aria-live="polite">
        {save.state === 'saved' && <IconCheck size={18} aria-hidden />}
        {save.state === 'failed' && <IconAlertCircle size={18} aria-hidden />}
        <span>{useSaveText(save)}</span>
      </Row>
      {save.state === 'failed' && (
        <Button variant="default" size="xs" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </Row>
  );
}

function useSaveText(save: SaveState): string {
  const { t } = useTranslation('accounts/preferences');
  const format = useFormat();
  switch (save.state) {
    case 'unchanged':
      return t('save.unchanged');
    case 'saving':
      return t('save.saving');
    case 'saved':
      return t('save.saved', { time: format.time(save.at) });
    case 'failed':
      return t('save.failed', { reason: save.reason });
  }
}
