import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { oneTimeId } from '../../api/one-time-id.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileButton } from '../conversation/files/file-button.tsx';
import { FileDrop } from '../conversation/files/file-drop.tsx';
import { FileList } from '../conversation/files/file-list.tsx';
import { MessageBox } from '../conversation/message-box.tsx';
import { useFileUploads } from '../conversation/files/use-file-uploads.ts';
import { useKeptDraft } from '../conversation/use-kept-draft.ts';
import classes from './conversation.module.css';
import { idsOf, type TicketActions } from './use-ticket-actions.ts';

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
  const { draft, change, renew, isKept } = useKeptDraft(`reply:${ticket}`, blank, isBlank);
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    if (isSending || uploads.isBusy) return;
    if (draft.message.trim() === '') {
      setProblem(t('reply.wordless'));
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      const { id, message } = draft;
      await changes.reply({ id, message, files: idsOf(uploads.ready) });
      renew();
      uploads.clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      if (error.code === 'TICKET_ID_TAKEN') change({ id: oneTimeId() });
      if (error.code === 'TICKET_FILE_UNKNOWN') uploads.clear();
      if (error.code === 'TICKET_CLOSED') onStale();
    } finally {
      setSending(false);
    }
  }

  return (
    <FileDrop onFiles={uploads.add}>
      <MessageBox
        label={t('reply.label')}
        isLabelHidden
        placeholder={t('reply.placeholder')}
        value={draft.message}
        minRows={2}
        error={problem}
        onChange={(message) => {
          change({ message });
          setProblem(undefined);
        }}
        onSend={() => void send()}
        tools={
          <div className={classes.send}>
            {isKept && <span className={classes.kept}>{t('draft.kept')}</span>}
            <FileButton count={uploads.files.length} onFiles={uploads.add} isSmall />
            <Button loading={isSending} disabled={uploads.isBusy} onClick={() => void send()}>
              {uploads.isBusy ? t('reply.uploading') : t('reply.send')}
            </Button>
          </div>
        }
      />
      <FileList uploads={uploads} />
    </FileDrop>
  );
}
