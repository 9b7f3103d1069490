import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useTranslation } from 'react-i18next';
import classes from './conversation.module.css';
import { ReplyBox } from './reply-box.tsx';
import type { TicketActions } from './use-ticket-actions.ts';

interface Props {
  ticket: OwnTicket;
  changes: TicketActions;
  /** The ticket is not what the page believes. */
  onStale: () => void;
}

/** The place to reply; a closed ticket says how it is opened again. */
export function ReplyPart({ ticket, changes, onStale }: Props) {
  const { t } = useTranslation('tickets');
  return (
    <footer className={classes.foot}>
      {ticket.state === 'closed' ? (
        <p className={classes.closed}>{t('reply.closed')}</p>
      ) : (
        <>
          {ticket.state === 'resolved' && <p className={classes.closed}>{t('reply.resolved')}</p>}
          <ReplyBox ticket={ticket.id} changes={changes} onStale={onStale} />
        </>
      )}
    </footer>
  );
}
