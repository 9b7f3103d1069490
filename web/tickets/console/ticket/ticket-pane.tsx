import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { callForFile } from '../../../api/call-for-file.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Message } from '../../conversation/message.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useDeskPaths } from '../use-desk-paths.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { TicketHead } from './ticket-head.tsx';
import classes from './ticket.module.css';
import { useAtEnd } from './use-at-end.ts';

interface Props extends ComponentProps<typeof TicketHead> {
  /** The write box, or a notice that replaces it. */
  children: ReactNode;
}

/** One ticket: its head, the conversation and the write box. */
export function TicketPane({ ticket, children, ...head }: Props) {
  const { t } = useTranslation('tickets/console');
  const { pathTo } = useDeskPaths();
  const { id, messages, mergedInto } = ticket;
  const { box, content, isBehind, showEnd } = useAtEnd(messages.at(-1)?.id);
  const fetchFile = useCallback(
    async ({ id: file }: TicketFile) => {
      const params = { ticket: id, file };
      return (await callForFile('GET /admin/tickets/:ticket/files/:file', { params })).content;
    },
    [id],
  );
  return (
    <section aria-label={`#${ticket.number} ${ticket.subject}`}>
      <TicketHead ticket={ticket} {...head} />
      <div
        ref={box}
        className={classes.messages}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys can scroll it
        tabIndex={0}
        aria-label={t('ticket.messages')}
      >
        <Stack gap={14} ref={content}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isMine={message.from === 'team'}
              fetchFile={fetchFile}
            />
          ))}
        </Stack>
        {isBehind && (
          <PlainButton className={classes.newest ?? ''} onClick={showEnd}>
            {t('ticket.newest')}
          </PlainButton>
        )}
      </div>
      {mergedInto ? (
        <ClosedNotice text={t('ticket.merged', { number: mergedInto.number })}>
          <LinkButton to={pathTo(mergedInto.id)}>
            {t('ticket.toMerged', { number: mergedInto.number })}
          </LinkButton>
        </ClosedNotice>
      ) : (
        children
      )}
    </section>
  );
}
