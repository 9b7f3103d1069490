import type { TicketMessage } from '@bac/contract/tickets/tickets.ts';
import { IconLock, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../site/prose/prose.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { AttachedFiles } from './files/attached-files.tsx';
import classes from './message.module.css';
import { MessageEvent } from '../own/message-event.tsx';
import type { FetchFile } from './files/save-button.tsx';
import { useMoment } from './use-moment.ts';

/**
 * One message of a conversation: a reply, a note of the team, or an event.
 *
 *   <Message message={message} isMine={message.isOwn} fetchFile={fetchFile} />
 *
 * `isMine` puts it at the right, on indigo: a person's own messages, or the team's at the desk. A note is always turmeric with a
 * dashed edge and a lock. `author` replaces the name of its writer.
 */
interface Props {
  message: TicketMessage;
  isMine: boolean;
  fetchFile: FetchFile;
  author?: string;
}

export function Message({ message, isMine, fetchFile, author }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const moment = useMoment();
  const { kind, blocks, files, createdAt, isMail, otherSender } = message;
  if (kind === 'event') return <MessageEvent message={message} author={author ?? message.author} />;
  const isNote = kind === 'note';
  const name = author ?? message.author ?? t('system');
  return (
    <article
      className={classes.message}
      data-kind={kind}
      data-mine={isMine || undefined}
      aria-label={t(isNote ? 'noteOf' : 'messageOf', { name, when: moment(createdAt) })}
    >
      <Row as="header" className={classes.head}>
        {isNote && <IconLock size={14} aria-hidden />}
        <b>{name}</b>
        {isNote && <span>{t('note')}</span>}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        {isMail && (
          <Row as="span" gap={4} isOneLine>
            <IconMail size={14} aria-hidden />
            {t('byMail')}
          </Row>
        )}
        {otherSender !== null && (
          <Chip tone="turmeric">
            {otherSender === '' ? t('noSender') : t('otherSender', { address: otherSender })}
          </Chip>
        )}
      </Row>
      <Stack gap={10} className={classes.bubble}>
        {blocks.length > 0 && <Prose blocks={blocks} />}
        {files.length > 0 && <AttachedFiles files={files} fetchFile={fetchFile} />}
      </Stack>
    </article>
  );
}
