import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { FileButton } from '../conversation/files/file-button.tsx';
import { FileDrop } from '../conversation/files/file-drop.tsx';
import { FileList } from '../conversation/files/file-list.tsx';
import { MessageBox } from '../conversation/message-box.tsx';
import { useFileUploads } from '../conversation/files/use-file-uploads.ts';
import { useStoredDraft } from '../conversation/use-stored-draft.ts';
import tickets from '../tickets.module.css';
import classes from './conversation.module.css';
import { idsOf, type TicketActions } from './ticket-actions.ts';

interface Draft {
  id: string;
  message: string;
  files: TicketFile[];
}

const blank = (): Draft => ({ id: oneTimeId(), message: '', files: [] });
const isBlank = ({ message, files }: Draft): boolean => message === '' && files.length === 0;

interface Props {
  ticket: string;
  changes: TicketActions;
  onStale: () => void;
}

export function ReplyBox({ ticket, changes, onStale }: Props) {
  const { t } = useTranslation('tickets');
  const { draft, change, renew, isStored } = useStoredDraft(`reply:${ticket}`, blank, isBlank);
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const { isBusy, error, run, clearError } = useAction();
  const [isEmpty, setEmpty] = useState(false);

  function send(): void {
    if (uploads.isBusy) return;
    setEmpty(draft.message.trim() === '');
    if (draft.message.trim() === '') return;
    void run(async () => {
      const { id, message } = draft;
      await changes.reply({ id, message, files: idsOf(uploads.ready) }).catch(recover);
      renew();
      uploads.clear();
    });
  }

  function recover(failure: ApiError): never {
    if (failure.code === 'TICKET_ID_TAKEN') change({ id: oneTimeId() });
    if (failure.code === 'TICKET_FILE_UNKNOWN') uploads.clear();
    if (failure.code === 'TICKET_CLOSED') onStale();
    throw failure;
  }

  return (
    <FileDrop onFiles={uploads.add}>
      <MessageBox
        label={t('reply.label')}
        isLabelHidden
        placeholder={t('reply.placeholder')}
        value={draft.message}
        minRows={2}
        error={isEmpty ? t('reply.wordless') : error?.message}
        onChange={(message) => {
          change({ message });
          setEmpty(false);
          clearError();
        }}
        onSend={send}
        tools={
          <Row gap={10} justify="end" className={classes.send}>
            {isStored && <span className={tickets.kept}>{t('draft.kept')}</span>}
            <FileButton count={uploads.files.length} onFiles={uploads.add} isSmall />
            <Button loading={isBusy} disabled={uploads.isBusy} onClick={send}>
              {uploads.isBusy ? t('reply.uploading') : t('reply.send')}
            </Button>
          </Row>
        }
      />
      <FileList uploads={uploads} />
    </FileDrop>
  );
}
