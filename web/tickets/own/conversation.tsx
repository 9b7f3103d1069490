import type { OwnTicket, TicketFile } from '@bac/contract/tickets/tickets.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { callForFile } from '../../api/call-for-file.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { markSeen } from '../seen-tickets.ts';
import { useTicketSecret } from '../use-ticket-secret.ts';
import { ConversationHead } from './conversation-head.tsx';
import classes from './conversation.module.css';
import { MessageList } from './message-list.tsx';
import { RatingCard } from './rating-card.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ticketActions, type TicketActions } from './ticket-actions.ts';
import { useTicket } from './use-ticket.ts';

interface Props {
  id: string;
  /** Nothing else is on the page: the subject is its title, and `hasWayBack` adds a link to the list. */
  isAlone?: boolean;
  hasWayBack?: boolean;
}

export function Conversation({ id, isAlone = false, hasWayBack = false }: Props) {
  const { t } = useTranslation('tickets');
  const secret = useTicketSecret(id);
  const state = useTicket(id, secret);
  const { ticket, error } = state;
  const changes = ticketActions(id, secret);

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
      <JustSent hasEmailLink={secret !== undefined} />
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

/** Shown once after sending a ticket: it has arrived, and how the answer comes. */
function JustSent({ hasEmailLink }: { hasEmailLink: boolean }) {
  const { t } = useTranslation('tickets');
  const { state } = useLocation() as { state: { isJustSent?: boolean } | null };
  if (!state?.isJustSent) return null;
  return (
    <Row as="output" gap={10} align="start" isOneLine className={classes.justSent}>
      <IconCircleCheck size={20} aria-hidden />
      {t(hasEmailLink ? 'conversation.justSentVisitor' : 'conversation.justSent')}
    </Row>
  );
}

/** The ticket does not exist or belongs to somebody else; the server does not say which. Visitors can sign in below. */
function NoConversation({ text }: { text: string }) {
  const { t } = useTranslation('tickets');
  const isSignedIn = useIsSignedIn();
  return (
    <EmptyState
      title={t('conversation.notFound')}
      text={text}
      action={isSignedIn && <LinkButton to="/tickets">{t('conversation.toList')}</LinkButton>}
    />
  );
}

interface ReplyPartProps {
  ticket: OwnTicket;
  changes: TicketActions;
  /** The ticket has changed since the page loaded it. */
  onStale: () => void;
}

/** The reply box; a closed ticket says how to open it again instead. */
function ReplyPart({ ticket, changes, onStale }: ReplyPartProps) {
  const { t } = useTranslation('tickets');
  return (
    <footer className={classes.foot}>
      {ticket.state === 'closed' ? (
        <Muted size="md" className={classes.closed}>
          {t('reply.closed')}
        </Muted>
      ) : (
        <>
          {ticket.state === 'resolved' && (
            <Muted size="md" className={classes.closed}>
              {t('reply.resolved')}
            </Muted>
          )}
          <ReplyBox ticket={ticket.id} changes={changes} onStale={onStale} />
        </>
      )}
    </footer>
  );
}
