import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../api/call-for-file.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { markSeen } from '../seen-tickets.ts';
import { useTicketSecret } from '../use-ticket-secret.ts';
import { ConversationHead } from './conversation-head.tsx';
import classes from './conversation.module.css';
import { JustSent } from './just-sent.tsx';
import { MessageList } from './message-list.tsx';
import { NoConversation } from './no-conversation.tsx';
import { RatingCard } from './rating-card.tsx';
import { ReplyPart } from './reply-part.tsx';
import { useTicketActions } from './use-ticket-actions.ts';
import { useTicket } from './use-ticket.ts';

interface Props {
  id: string;
  /** There is nothing else on the page: its subject is the title, and a way leads back where there is a list. */
  isAlone?: boolean;
  hasWayBack?: boolean;
  /** Something has changed that a list beside it shows, too. */
  onChange?: () => void;
}

export function Conversation({ id, isAlone = false, hasWayBack = false, onChange }: Props) {
  const { t } = useTranslation('tickets');
  const secret = useTicketSecret(id);
  const state = useTicket(id, secret, onChange);
  const { ticket, error, show } = state;
  const changes = useTicketActions(id, secret, (next) => {
    show(next);
    onChange?.();
  });

  const updatedAt = ticket?.updatedAt;
  useEffect(() => {
    if (updatedAt !== undefined) markSeen(id, updatedAt);
  }, [id, updatedAt]);

  const fetchFile = useCallback(
    async (file: TicketFile): Promise<Blob> => {
      const params = { ticket: id, file: file.id };
      const query = secret === undefined ? {} : { secret };
      return (await callForFile('GET /tickets/:ticket/files/:file', { params, query })).content;
    },
    [id, secret],
  );

  if (!ticket) {
    const isNotFound = error !== undefined && [400, 404].includes(error.status);
    return (
      <section
        className={classes.conversation}
        data-empty={isNotFound || undefined}
        aria-label={t('conversation.label')}
      >
        {isAlone && <h1 className={classes.waitingTitle}>{t('conversation.label')}</h1>}
        <div className={classes.waiting}>
          {isNotFound && <NoConversation text={error.message} />}
          {error && !isNotFound && (
            <ErrorState
              message={error.message}
              onRetry={state.reload}
              isRetrying={state.isLoading}
            />
          )}
          {!error && <LoadingState lines={8} />}
        </div>
      </section>
    );
  }
  return (
    <section className={classes.conversation} aria-labelledby="ticket-subject">
      <ConversationHead
        ticket={ticket}
        heading={isAlone ? 'h1' : 'h2'}
        hasWayBack={hasWayBack}
        changes={changes}
      />
      <JustSent hasLetter={secret !== undefined} />
      {error && (
        <p className={classes.stale} role="alert">
          {t('conversation.stale')}
        </p>
      )}
      <MessageList ticket={ticket} isReplying={state.isReplying} fetchFile={fetchFile}>
        <RatingCard key={ticket.rating} ticket={ticket} changes={changes} />
      </MessageList>
      <ReplyPart ticket={ticket} changes={changes} onStale={state.reload} />
    </section>
  );
}
