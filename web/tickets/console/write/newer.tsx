import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import form from '../../../ui/overlays/dialog-form.module.css';
import { textOf } from '../../../site/prose/plain-text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { newerThan } from './newer-than.ts';
import classes from './write.module.css';

interface LineProps {
  messages: readonly TicketMessage[];
  seen: string | null;
  onSeen: () => void;
}

/** A line above the box when somebody else has written since the draft was started. */
export function NewerLine({ messages, seen, onSeen }: LineProps) {
  const { t } = useTranslation('tickets/console');
  const latest = newerThan(messages, seen).at(-1);
  if (!latest) return null;
  return (
    <Row as="output" className={classes.newer}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{t('write.newer', { name: latest.author })}</span>
      <PlainButton onClick={onSeen}>{t('write.newerSeen')}</PlainButton>
    </Row>
  );
}

interface DialogProps {
  messages: readonly TicketMessage[];
  seen: string | null;
  onSend: () => void;
  onBack: () => void;
}

/** Asks before sending an answer that was written without knowing newer messages. */
export function NewerDialog({ messages, seen, onSend, onBack }: DialogProps) {
  const { t } = useTranslation('tickets/console');
  const newer = newerThan(messages, seen);
  useFocusReturn();
  return (
    <Dialog
      title={t('write.newerTitle', { name: newer.at(-1)?.author ?? '…' })}
      size={520}
      onClose={onBack}
    >
      <div className={form.fields}>
        <p className={form.text}>{t('write.newerText')}</p>
        {newer.length === 0 && <LoadingState lines={2} />}
        {newer.map(({ id, blocks, author }) => (
          <blockquote key={id} className={classes.said}>
            <b>{author}</b> {textOf(blocks)}
          </blockquote>
        ))}
      </div>
      <div className={form.buttons}>
        <Button variant="default" onClick={onBack} data-autofocus>
          {t('write.newerBack')}
        </Button>
        <Button disabled={newer.length === 0} onClick={onSend}>
          {t('write.newerSend')}
        </Button>
      </div>
    </Dialog>
  );
}
